import { historyWith } from '../../rules/history.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import type { Variant } from '../../rules/variant.ts';
import type { Claim, Proof } from './proof.ts';

/** Why a proof proves nothing, and the actions that lead to where it fails. */
export interface Rejection {
  readonly why:
    /** The proof says that the game is over; it is not, or not as claimed. */
    | 'not-reached'
    /** The game is over, and the proof goes on. */
    | 'over'
    /** It gives an action to one side when the other is to move. */
    | 'wrong-side'
    | 'illegal'
    /** A reply of the other side is missing. */
    | 'unanswered'
    /** The other side may claim a draw. */
    | 'may-claim'
    | 'no-claim'
    | 'too-many-turns';
  readonly line: readonly string[];
}

/** A proof is data from anywhere. No line of a true one is longer. */
const LONGEST = 1000;

/**
 * Plays a proof through by the rules alone: null if it proves the claim about a position, whose earlier positions
 * are `history`, else why it does not. Every line is played to its end, with all that has happened in it.
 */
export function checkProof<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  history: readonly P[],
  claim: Claim,
  proof: Proof,
): Rejection | null {
  // The turn in which a proof begins counts for its side, though part of it may be over.
  const isOwn = position.turn === claim.side;
  const left = isOwn ? claim.turns - 1 : claim.turns;
  return checkFrom({ variant, claim }, position, history, left, proof, []);
}

interface Checked<P extends Position, M extends Move> {
  readonly variant: Variant<P, M>;
  readonly claim: Claim;
}

/** Checks what follows in a position; `left` is how many turns of the side may still begin. */
function checkFrom<P extends Position, M extends Move>(
  checked: Checked<P, M>,
  position: P,
  history: readonly P[],
  left: number,
  proof: Proof,
  line: readonly string[],
): Rejection | null {
  const { variant, claim } = checked;
  const reject = (why: Rejection['why']): Rejection => ({ why, line });
  const { outcome, moves } = variant.status(position, history);
  if (proof.kind === 'end') {
    const isSo = outcome !== null && (outcome.winner === claim.side || isDraw(claim, outcome.winner));
    return isSo ? null : reject('not-reached');
  }
  if (outcome) return reject('over');
  const isOwn = position.turn === claim.side;
  if (isOwn !== (proof.kind !== 'replies')) return reject('wrong-side');
  if (left < 0 || line.length >= LONGEST) return reject('too-many-turns');
  const mayClaim = variant.claims(position, history).length > 0;
  if (proof.kind === 'claim') return claim.goal === 'draw' && mayClaim ? null : reject('no-claim');
  const follow = (move: M, action: string, then: Proof): Rejection | null => {
    const after = variant.play(position, move);
    const begins = after.turn === claim.side && position.turn !== claim.side;
    return checkFrom(checked, after, historyWith(history, position), begins ? left - 1 : left, then, [
      ...line,
      action,
    ]);
  };
  if (proof.kind === 'action') {
    const move = moves.find((legal) => variant.writeMove(position, legal) === proof.action);
    return move ? follow(move, proof.action, proof.then) : reject('illegal');
  }
  if (mayClaim && claim.goal === 'win') return reject('may-claim');
  if (Object.keys(proof.replies).length > moves.length) return reject('illegal');
  for (const move of moves) {
    const action = variant.writeMove(position, move);
    const then = Object.hasOwn(proof.replies, action) ? proof.replies[action] : undefined;
    const rejection = then ? follow(move, action, then) : reject('unanswered');
    if (rejection) return rejection;
  }
  return null;
}

const isDraw = ({ goal }: Claim, winner: unknown): boolean => goal === 'draw' && winner === null;
