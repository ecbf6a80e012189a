import { claimsIn } from '../../src/engine/game/ending.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { outcomeOf } from '../../src/engine/game/game.ts';
import type { Side } from '../../src/engine/rules/side.ts';
import { BLACK, SIDES, WHITE, otherSide } from '../../src/engine/rules/side.ts';
import { nouns } from '../../src/words/en/kinds.ts';
import { actionsOf, isInCheck, isWonBy, kingSite, piecesOn, turnOf } from './onBoard.ts';

/** What a sentence of a rulebook is about. */
export interface Shown {
  /** The game on the board beside the sentence. */
  readonly game: Game;
  /** Where the lines of play that belong to the sentence lead. */
  readonly ahead: readonly Game[];
}

/** Something that sentences say in certain words, and whether it is true. The groups are those of the words. */
export interface Assertion {
  readonly words: RegExp;
  readonly holds: (shown: Shown, ...groups: readonly (string | undefined)[]) => boolean;
}

/** Words that say something, and whether it is true. */
export interface Finding {
  readonly words: string;
  readonly holds: boolean;
}

/** Everything that a text says in the words of some assertions. */
export const findingsIn = (text: string, assertions: readonly Assertion[], shown: Shown): Finding[] =>
  assertions.flatMap(({ words, holds }) =>
    [...text.matchAll(words)].map(([found, ...groups]) => ({ words: found, holds: holds(shown, ...groups) })),
  );

const SITE = '[a-o]\\d{1,2}';
const KIND = Object.values(nouns)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const sideNamed = (name: string | undefined): Side => (name?.toLowerCase().startsWith('w') ? WHITE : BLACK);

/** Whether a piece of that kind stands on a site, of that side if one is named. A diagonal castle is a castle. */
const stands = (game: Game, owner: string | undefined, kind: string | undefined, site: string | undefined) =>
  piecesOn(game).some(
    (piece) =>
      piece.site === site &&
      (owner === undefined || piece.side === sideNamed(owner)) &&
      (kind === undefined || piece.noun === kind || piece.noun.endsWith(` ${kind}`)),
  );

const isAnywhere = ({ game, ahead }: Shown, test: (game: Game) => boolean): boolean =>
  [game, ...ahead].some(test);

const wasPlayed = (game: Game, from: string, to: string): boolean =>
  game.steps.some(({ action }) => action.startsWith(`${from}-`) && action.endsWith(`-${to}`));

/** What captions and tasks say about their boards. */
export const assertions: readonly Assertion[] = [
  {
    words: /\b(White|Black) (?:is |has )?to move\b|\b(White|Black)’s turn\b|\bYou are (White|Black)\b/g,
    holds: ({ game }, ...[a, b, c]) => turnOf(game) === sideNamed(a ?? b ?? c),
  },
  {
    words: /\b(White|Black) has (?:already )?won\b/g,
    holds: ({ game }, side) => isWonBy(game, sideNamed(side)),
  },
  {
    words: /\b(White|Black) has (?:already )?lost\b(?! (?:its|a|everything|every))/g,
    holds: ({ game }, side) => isWonBy(game, otherSide(sideNamed(side))),
  },
  { words: /\bgame is over\b/g, holds: ({ game }) => outcomeOf(game) !== null },
  {
    words: /\b(White|Black) wins\b/g,
    holds: (shown, side) => isAnywhere(shown, (game) => isWonBy(game, sideNamed(side))),
  },
  {
    words: /\b(White|Black) loses\b(?! (?:its|a|the king))/g,
    holds: (shown, side) => isAnywhere(shown, (game) => isWonBy(game, otherSide(sideNamed(side)))),
  },
  {
    words: /\b(?:a draw|is drawn)\b/g,
    holds: (shown) =>
      isAnywhere(shown, (game) => outcomeOf(game)?.winner === null || claimsIn(game).length > 0),
  },
  {
    words: /\b(White|Black) (?:can|may) (?:now )?claim a draw\b/g,
    holds: (shown, side) =>
      isAnywhere(shown, (game) => turnOf(game) === sideNamed(side) && claimsIn(game).length > 0),
  },
  {
    words: /\b(White|Black) is in check\b/g,
    holds: ({ game }, side) => isInCheck(game, sideNamed(side)),
  },
  {
    words: /\b(White|Black) is not in check\b/g,
    holds: ({ game }, side) => !isInCheck(game, sideNamed(side)),
  },
  {
    words: /\b[Yy]our king is in check\b|\battacks? your king\b/g,
    holds: ({ game }) => isInCheck(game, turnOf(game)),
  },
  {
    words: /\bBoth kings are (?:in check|attacked)\b/g,
    holds: ({ game }) => isInCheck(game, WHITE) && isInCheck(game, BLACK),
  },
  {
    words: /^(?:Check)?[Mm]ate[.:]/g,
    holds: ({ game }) => outcomeOf(game)?.reason === 'checkmate' || isInCheck(game, turnOf(game)),
  },
  {
    words: /\b(?:No mate|no mate|not mate)\b/g,
    holds: ({ game }) => outcomeOf(game)?.reason !== 'checkmate',
  },
  {
    words: /\b(?:move|turn|line|capture|drop) shown\b/g,
    holds: ({ game }) => game.steps.length > 0,
  },
  {
    words: new RegExp(`\\bhas (?:just )?(?:gone|run|walked|stepped|moved) from (${SITE}) to (${SITE})`, 'g'),
    holds: ({ game }, from = '', to = '') => wasPlayed(game, from, to),
  },
  {
    words: new RegExp(`\\bhas (?:just )?played (${SITE})-(${SITE})`, 'g'),
    holds: ({ game }, from = '', to = '') => wasPlayed(game, from, to),
  },
  {
    words: new RegExp(
      `(?<![Ww]ithout )\\b(?:[Tt]he|[Ii]ts|[Yy]our|[Tt]hat) (?:(white|black) )?(?:own |new |bare |old |other |waiting )?(${KIND}) on (${SITE})\\b`,
      'g',
    ),
    holds: (shown, owner, kind, site) => isAnywhere(shown, (game) => stands(game, owner, kind, site)),
  },
  {
    words: new RegExp(`\\b(White|Black)’s (${KIND}) on (${SITE})\\b`, 'g'),
    holds: (shown, owner, kind, site) => isAnywhere(shown, (game) => stands(game, owner, kind, site)),
  },
  {
    words: /\b[Kk]ing is stuck\b/g,
    holds: ({ game }) =>
      !actionsOf(game, turnOf(game)).some((action) => action.startsWith(`${kingSite(game, turnOf(game))}-`)),
  },
  {
    words: new RegExp(`\\b[Tt]he (?:${KIND}) on (${SITE}) can(?:no|’)t move\\b`, 'g'),
    holds: ({ game }, site = '') =>
      !SIDES.some((side) => actionsOf(game, side).some((action) => action.startsWith(`${site}-`))),
  },
];
