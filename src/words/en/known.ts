import type { KnownFigures, SelfPlayFigures, Share } from '../../rulebook/known/figures.ts';
import type { Ending, FirstMoves, ForcedWin, Known, ShortestWin } from '../../rulebook/known/known.ts';
import { counted } from './grammar.ts';

/** What every page about it begins with. */
export const howKnown = ({ level, nodes }: Known): readonly string[] => [
  `The computer played against itself at level ${String(level)}, looking at ${nodes.toLocaleString('en')} positions for each action. That tells how balanced a game is between players like these; it proves nothing.`,
  'After each share stands its 95 % interval.',
  'What is said to be proved was searched to its end by the rules alone.',
];

const percent = (share: number): string => String(Math.round(100 * share));

/** `54 % (45 to 63)` */
export const shareWords = ({ mean, low, high }: Share): string =>
  `${percent(mean)} % (${percent(low)} to ${percent(high)})`;

/** Lines from the start, in notation. */
export interface KnownLines {
  readonly shortestWin: string;
  readonly forcedWin: string;
}

/** What is known about a board, as paragraphs; `nodes` is how much its games looked at. */
export function knownWords(known: KnownFigures, lines: KnownLines, nodes: number): readonly string[] {
  const { selfPlay, shortestWin, openWithin, forcedWin, firstMoves, ending, openEndings } = known;
  return [
    ...(selfPlay ? selfPlayWords(selfPlay, nodes) : ['No games have been played yet.']),
    ...(openWithin === null || openWithin < 1
      ? []
      : [`Proved: from the start, neither side can force a win within ${counted(openWithin, 'turn')}.`]),
    ...(forcedWin ? [forcedWords(forcedWin, lines.forcedWin)] : []),
    ...(shortestWin ? [shortestWords(shortestWin, lines.shortestWin)] : []),
    ...(firstMoves ? [firstWords(firstMoves)] : []),
    ...(ending && openEndings ? [endingWords(ending, openEndings)] : []),
  ];
}

function selfPlayWords(figures: SelfPlayFigures, nodes: number): readonly string[] {
  const { games, white, black, drawn, draws, share, shortest, median, longest, moves } = figures;
  const were = drawn === 1 ? 'was' : 'were';
  const why = draws.map(([reason, count]) => `${reasons[reason] ?? reason} (${String(count)})`);
  return [
    `Of ${counted(games, 'game')} White won ${String(white)} and Black won ${String(black)}; ${String(drawn)} ${were} drawn. White scored ${shareWords(share)}; in a game that favours nobody it would be 50 %.`,
    `Half of the games took ${String(median)} turns or fewer, those of both sides counted; the shortest ${String(shortest)}, the longest ${String(longest)}. There were ${moves.toFixed(1)} legal actions at a time.`,
    ...(moves ** 2 > nodes
      ? [
          `With so many actions to choose from, ${nodes.toLocaleString('en')} positions are not even every action with every answer, so these games say little about good play.`,
        ]
      : []),
    ...(why.length === 0 ? [] : [`Games were drawn by: ${why.join(', ')}.`]),
  ];
}

/** Why games were drawn. */
const reasons: Readonly<Record<string, string>> = {
  threefold: 'a position for the third time',
  length: 'cut off after 300 actions',
  'move-limit': 'the last allowed move played',
  'both-in-check': 'both kings in check',
  'king-exposed': 'the capturing side’s own king attacked',
  pyrrhic: 'nothing but the king left to the capturing side',
  'bare-king-capture': 'a bare king that could capture the other',
  stalemate: 'no legal move',
  fivefold: 'a position for the fifth time',
};

function shortestWords({ turns, isFound, positions }: ShortestWin, line: string): string {
  const looked = `${positions.toLocaleString('en')} positions were looked at`;
  return isFound
    ? `The shortest win takes ${counted(turns, 'turn')} of both sides together, if the loser helps: ${line}. No game is won in fewer; ${looked}.`
    : `Nobody can win in the first ${counted(turns, 'turn')} of both sides together, even if the loser helps; ${looked}.`;
}

const forcedWords = ({ turns, answers }: ForcedWin, line: string): string =>
  `Proved: White begins and wins by force in ${counted(turns, 'turn')}. Each of Black’s ${String(answers)} answers to the first action was refuted, and every refutation was checked; one of the longest lines is ${line}.`;

const firstWords = ({ placements, taken }: FirstMoves): string =>
  taken === placements
    ? `Proved: wherever the two kings are placed, in all ${String(placements)} ways, White can take Black’s king on its first move. That costs Black a turn and a berserker.`
    : `Of the ${String(placements)} ways to place the two kings, ${String(taken)} let White take Black’s king on its first move.`;

const endingWords = ({ positions, turns }: Ending, open: Share): string =>
  `King and berserker against king and berserker is nearly always a draw: of ${String(positions)} positions drawn by lot in which nothing can be taken, ${shareWords(open)} are won by neither side within ${counted(turns, 'turn')}. The others are proved wins.`;
