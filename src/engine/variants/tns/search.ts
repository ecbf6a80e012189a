import { at } from '../../at.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf } from '../../rules/piece.ts';
import type { CodedMoves } from '../../rules/listing.ts';
import { codedListing, searchingBy } from '../../rules/listing.ts';
import { fromOf, isPieceCode, kindIn, toOf } from '../../rules/moveCode.ts';
import { firstSite } from '../../rules/placement.ts';
import type { Searching } from '../../rules/searching.ts';
import { heldIndex } from '../../rules/searching.ts';
import { BLACK, WHITE, otherSide } from '../../rules/side.ts';
import { NO_SITE } from '../../topology/site.ts';
import { board } from './board.ts';
import { isSomethingDue } from './hands.ts';
import { isAttackedAt, isInCheck, kingSite } from './kings.ts';
import type { TnsMove } from './move.ts';
import { END_CODE, codeOf, isDropCode, moveOf } from './move.ts';
import { actionDone, playOn } from './moves.ts';
import { KING, PROMOTED_KING, attacks, kinds, movements } from './pieces.ts';
import type { TnsPosition } from './position.ts';
import { fieldsKey, look } from './status.ts';

const SIZE = board.sites.length;

/** Drops are moves from the kind of the piece; the end of a turn comes last. */
const DROPS = SIZE * SIZE;
const END = DROPS + kinds.length * SIZE;

const kingSteps = at(movements, KING).quiet.leaps;
const isSlider = movements.map(({ quiet }) => quiet.rays.some((rays) => rays.length > 0));

/** The moves of TNS Chess as a search lists them. */
const coded: CodedMoves<TnsPosition, TnsMove> = {
  look,
  codeOf,
  moveOf,
  playOn,
  captured: ({ board: pieces }, code) =>
    isPieceCode(code) && !isDropCode(code) ? (pieces[toOf(code)] ?? EMPTY) : EMPTY,
  isForcing: (_, code) => (isDropCode(code) ? kindIn(code) === KING : kindIn(code) !== NO_KIND),
  slotOf: (code) => {
    if (code === END_CODE) return END;
    const [from, to] = [fromOf(code), toOf(code)];
    return from === to ? DROPS + kindIn(code) * SIZE + to : from * SIZE + to;
  },
  isInDanger: ({ board: pieces, turn, stage }, placement) =>
    stage === 'move' && isAttackedAt(pieces, firstSite(placement, pieceOf(KING, turn)), turn),
};

export const listing = codedListing(coded);

/** What a search needs of TNS Chess. */
export const searching: Searching<TnsPosition, TnsMove> = {
  ...searchingBy(coded),
  repetition: 'draw',
  // A king that is captured comes back.
  royal: NO_KIND,
  attacks: () => attacks,
  fieldsKey,
  mayLoseByMoving: false,
  isInDanger: ({ board: pieces, turn, stage }) => stage === 'move' && isInCheck(pieces, turn),
  // A king is promoted, or the enemy's is mated: it is attacked once the piece has moved, or dropped afterwards.
  mayWin: (position, moves) => {
    const { board: pieces, turn, hands, stage } = position;
    const enemy = otherSide(turn);
    if (kingSite(pieces, enemy) === NO_SITE && hands[turn].some(({ kind }) => kind === KING)) return moves;
    if (stage === 'drop') return isInCheck(pieces, enemy) ? matingDrops(position, moves) : [];
    return moves.filter(
      (move) =>
        move.kind === 'move' &&
        (move.into === PROMOTED_KING || isInCheck(actionDone(position, codeOf(move)).board, enemy)),
    );
  },
  mayPass: ({ stage }) => stage === 'move',
  slots: END + 1,
  heldValue: ({ hands }, values) => {
    let value = 0;
    for (const { kind, turnsLeft } of hands[WHITE]) value += values[WHITE][heldIndex(kind, turnsLeft)] ?? 0;
    for (const { kind, turnsLeft } of hands[BLACK]) value -= values[BLACK][heldIndex(kind, turnsLeft)] ?? 0;
    return value;
  },
};

/**
 * The drops, and the end of the turn, that may leave the attacked enemy king mated. A dropped piece is the enemy's: it
 * can only be in the way, of the king beside it, or of sliders if the enemy has any.
 */
function matingDrops(position: TnsPosition, moves: readonly TnsMove[]): readonly TnsMove[] {
  const { board: pieces, turn } = position;
  const enemy = otherSide(turn);
  const mayMatter = pieces.some((piece) => belongsTo(piece, enemy) && isSlider[kindOf(piece)] === true);
  if (mayMatter || isSomethingDue(position)) return moves;
  const around = kingSteps[kingSite(pieces, enemy)];
  return moves.filter((move) => move.kind === 'end' || (move.kind === 'drop' && around?.includes(move.to)));
}
