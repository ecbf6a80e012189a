import { claimsIn } from '../../src/engine/game/ending.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, newGame, outcomeOf, positionAt } from '../../src/engine/game/game.ts';
import type { Task } from '../../src/rulebook/rulebook.ts';
import type { Side } from '../../src/engine/rules/side.ts';
import { BLACK, WHITE, otherSide } from '../../src/engine/rules/side.ts';
import {
  actionsOf,
  after,
  afterKingTaken,
  count,
  endOf,
  isInCheck,
  kingSite,
  piecesOn,
  turnOf,
} from './onBoard.ts';

/** A failed attempt at a task. */
export interface Attempt {
  readonly task: Task;
  readonly game: Game;
}

/** Something that verdicts say in certain words, and whether it is true. The groups are those of the words. */
interface VerdictAssertion {
  readonly words: RegExp;
  readonly holds: (attempt: Attempt, ...groups: readonly (string | undefined)[]) => boolean;
}

const solverOf = ({ task, game }: Attempt): Side => positionAt(game, task.played?.length ?? 0).turn;
const enemyOf = (attempt: Attempt): Side => otherSide(solverOf(attempt));

/** The position in which the attempt began. */
const begun = ({ task, game }: Attempt): Game =>
  newGame(game.variant, positionAt(game, task.played?.length ?? 0));

const actionsIn = ({ task, game }: Attempt): string[] =>
  game.steps.slice(task.played?.length ?? 0).map(({ action }) => action);

/** The attempt as if it were the enemy’s turn. */
function enemyToMove(attempt: Attempt): Game {
  const { game } = attempt;
  const position = currentPosition(game);
  return position.turn === enemyOf(attempt) ? game : newGame(game.variant, game.variant.pass(position));
}

const isOn = (game: Game, side: Side | null, noun: string, sites: RegExp): boolean =>
  piecesOn(game).some(
    (piece) =>
      (side === null || piece.side === side) &&
      (piece.noun === noun || piece.noun.endsWith(` ${noun}`)) &&
      sites.test(piece.site),
  );

/** Whether the first action moved a piece of that letter. */
const movedFirst = (attempt: Attempt, letter: string): boolean =>
  piecesOn(begun(attempt)).some(
    (piece) => piece.letter === letter && actionsIn(attempt)[0]?.startsWith(piece.site),
  );

const SITE = '([a-o]\\d{1,2})';

/** What verdicts say about the attempts that they are about. */
const verdictAssertions: readonly VerdictAssertion[] = [
  {
    words: /\bcan (?:still |now )?take (?:your|the) king\b|\band can now take it\b/g,
    holds: (attempt) => afterKingTaken(enemyToMove(attempt)).length > 0,
  },
  {
    words:
      /\b[Tt]he (?:new )?king is (?:still )?in check\b|\battacks (?:your|the|the white) king\b|\bYour king is still in check\b|\bit is still in check\b/g,
    holds: (attempt) =>
      isInCheck(attempt.game, solverOf(attempt)) || afterKingTaken(enemyToMove(attempt)).length > 0,
  },
  {
    words: /\b(?:Black|[Tt]he black king|[Tt]he king on g8) is not in check\b/g,
    holds: ({ game }) => !isInCheck(game, BLACK),
  },
  {
    words: /\bBoth kings are in check now, and Black may claim a draw\b/g,
    holds: ({ game }) => isInCheck(game, WHITE) && isInCheck(game, BLACK) && claimsIn(game).length > 0,
  },
  {
    words: new RegExp(`\\b[Tt]he (black )?(king|knight|rook|bishop|pawn) (?:is still )?on ${SITE}`, 'g'),
    holds: ({ game }, black, noun = '', site = '') =>
      isOn(game, black === undefined ? null : BLACK, noun, new RegExp(`^${site}$`)),
  },
  {
    words: new RegExp(`\\bBlack’s (king|last berserker) is still on ${SITE}`, 'g'),
    holds: ({ game }, piece, site = '') =>
      isOn(game, BLACK, piece === 'king' ? 'king' : 'berserker', new RegExp(`^${site}$`)),
  },
  {
    words: /\bThe black (king|rook) is still (?:there|on the board)\b|\bThe (knight) is still there\b/g,
    holds: ({ game }, a, b) => isOn(game, BLACK, a ?? b ?? '', /./),
  },
  { words: /\bit is Black’s turn\b/g, holds: ({ game }) => turnOf(game) === BLACK },
  {
    words: /\bNo (?:white )?(pawn|berserker|knight) (?:is on|has come to) (?:rank |row )?(\w+)/g,
    holds: ({ game }, noun = '', place = '') =>
      !isOn(game, WHITE, noun, /^\d/.test(place) ? new RegExp(`^[a-o]${place}$`) : new RegExp(`^${place}$`)),
  },
  {
    words: /\bNo white piece is in the castle on (g9)/g,
    holds: ({ game }, site) => !piecesOn(game).some((piece) => piece.site === site && piece.side === WHITE),
  },
  {
    words: /\bNo (castle|chad rook) (?:of yours )?is at a corner of ([hl])2/g,
    holds: (attempt, noun = '', column = '') =>
      !isOn(attempt.game, solverOf(attempt), noun, column === 'h' ? /^[gi][13]$/ : /^[km][13]$/),
  },
  {
    words: /\bThe rook is not on j10\b/g,
    holds: (attempt) => !isOn(attempt.game, solverOf(attempt), 'rook', /^j10$/),
  },
  { words: /\bThat was not castling\b/g, holds: (attempt) => !(actionsIn(attempt)[0] ?? '').includes('~') },
  { words: /\bThat was not the knight\b/g, holds: (attempt) => !movedFirst(attempt, 'N') },
  {
    words: /\bThat was a move of the king\b|\bThe king has moved\b/g,
    holds: (attempt) => movedFirst(attempt, 'K'),
  },
  {
    words: /\bThat was a change of kings\b/g,
    holds: (attempt) => actionsIn(attempt)[0]?.startsWith('K=') === true,
  },
  {
    words: /\bThat was a move\b/g,
    holds: (attempt) => /^[a-o]\d+[-~]/.test(actionsIn(attempt)[0] ?? ''),
  },
  {
    words: /\bThe rook has left the e‑file\b/g,
    holds: (attempt) => /^e\d-[^e]/.test(actionsIn(attempt)[0] ?? ''),
  },
  { words: /\bonly a draw\b|: a draw\b/g, holds: ({ game }) => outcomeOf(game)?.winner === null },
  { words: /\bgame goes on\b/g, holds: ({ game }) => outcomeOf(game) === null },
  { words: /\bThat is not mate\b/g, holds: ({ game }) => !endOf(game)?.includes('checkmate') },
  {
    words: /\bking has not promoted\b/g,
    holds: ({ game }) => !endOf(game)?.includes('king-promoted'),
  },
  {
    words: /\bWhite’s king can still promote: one of c7, d7 and e7 is not attacked\b/g,
    holds: (attempt) => after(enemyToMove(attempt), /-[cde]7\+$/).length > 0,
  },
  {
    words: /\bBlack is a rook up\b/g,
    holds: ({ game }) => count(game, BLACK, 'R') === count(game, WHITE, 'R') + 1,
  },
  {
    words: /\bThe rook on j4 can enter g1 now, and Black wins\b/g,
    holds: (attempt) => after(enemyToMove(attempt), /^j4-g1$/).every((next) => endOf(next)?.startsWith('b')),
  },
  {
    words: /\bBlack (?:can still (?:reach a new position|move)|still has something to move with)\b/g,
    holds: (attempt) => after(enemyToMove(attempt)).length > 0,
  },
  {
    words: /\bBlack still has a piece that can enter g1\b/g,
    holds: ({ game }) => outcomeOf(game) === null && count(game, BLACK, 'RPB') > 0,
  },
  {
    words: /\bBlack still has all three berserkers\b/g,
    holds: ({ game }) => count(game, BLACK, 'B') === 3,
  },
  {
    words: /\bThe king has captured nothing\b/g,
    holds: (attempt) => sameCount(attempt) || !movedFirst(attempt, 'K'),
  },
  {
    words: /\bWhite moves first, and can take the king there at once\b/g,
    holds: ({ game }) => turnOf(game) === WHITE && afterKingTaken(game).length > 0,
  },
  { words: /\bIt is still a wazir\b/g, holds: ({ game }) => isOn(game, WHITE, 'wazir', /./) },
  {
    words: /\bYou have not taken a piece and promoted\b/g,
    holds: (attempt) => sameCount(attempt) || !actionsIn(attempt)[0]?.endsWith('+'),
  },
  {
    words: /\bThe bishop is still on a dark square\b/g,
    holds: ({ game }) =>
      piecesOn(game).some(
        ({ letter, site }) => letter === 'B' && (site.charCodeAt(0) - 96 + Number(site.slice(1))) % 2 === 0,
      ),
  },
  {
    words: /\bThe king still cannot move\b/g,
    holds: (attempt) =>
      !actionsOf(attempt.game, solverOf(attempt)).some((action) =>
        action.startsWith(`${kingSite(attempt.game, solverOf(attempt))}-`),
      ),
  },
  {
    words: /\bThe rook has not captured the bishop\b/g,
    holds: ({ game }) => !isOn(game, WHITE, 'rook', /^l8$/) || count(game, BLACK, 'B') > 0,
  },
  {
    words: /\bThat did not capture two pieces\b/g,
    holds: (attempt) => piecesOn(begun(attempt)).length - piecesOn(attempt.game).length < 2,
  },
  { words: /\bUse the spider\b/g, holds: (attempt) => !(actionsIn(attempt)[0] ?? '').endsWith('cw') },
  {
    words: /\bBlack can take your king there too\b/g,
    holds: (attempt) => afterKingTaken(enemyToMove(attempt)).length > 0,
  },
  {
    words: /\bYou still do not have more pieces on l2 and its corners than Black has\b/g,
    holds: ({ game }) => {
      const onIt = piecesOn(game).filter(({ site }) => ['l2', 'k1', 'k3', 'm1', 'm3'].includes(site));
      return (
        onIt.filter(({ side }) => side === WHITE).length <= onIt.filter(({ side }) => side === BLACK).length
      );
    },
  },
  {
    words: /\bThe square is still on l2\b/g,
    holds: ({ game }) =>
      game.variant.writePosition(currentPosition(game)).split(' ')[2]?.includes('l2') === true,
  },
  { words: /\bThere is no queen yet\b/g, holds: ({ game }) => count(game, WHITE, 'Q') === 0 },
];

const sameCount = (attempt: Attempt): boolean =>
  piecesOn(begun(attempt)).length === piecesOn(attempt.game).length;

/** Everything that a verdict says, and whether it is true. */
export const findingsInVerdict = (verdict: string, attempt: Attempt) =>
  verdictAssertions.flatMap(({ words, holds }) =>
    [...verdict.matchAll(words)].map(([found, ...groups]) => ({
      words: found,
      holds: holds(attempt, ...groups),
    })),
  );
