import type { PlacedPiece } from '../../engine/rules/argument.ts';
import type { Happened } from '../../engine/game/happened.ts';
import { happenedWords } from './happened.ts';
import { joinList, kindOnSite, kindWords, sideName, withArticle } from './grammar.ts';

/** What a choice that the board previews would do: `Preview: f6→f8, h6→f6. Press Clockwise to play it.` */
export const previewWords = (happened: Happened, choice: string): string =>
  `Preview: ${happened.journeys.length > 0 || happened.ground ? waysOf(happened) : happenedWords(happened)} Press ${choice} to play it.`;

/** `f6→f8, h6→f6, takes Black’s bishop on j6.`: as short as the arrows that show it. */
function waysOf({ ground, journeys, taken }: Happened): string {
  const ways = [
    ...(ground ? [`${ground.from}→${ground.to}`] : []),
    ...journeys.map(
      ({ from, to, into }) => `${from}→${to}${into === null ? '' : ` becomes ${withArticle(into)}`}`,
    ),
  ];
  const isGoal = ({ site }: PlacedPiece) => journeys.some(({ to }) => to === site);
  const losses = taken.map(
    (piece) => `${sideName(piece.side)}’s ${isGoal(piece) ? kindWords(piece.kind) : kindOnSite(piece)}`,
  );
  return `${[...ways, ...(losses.length > 0 ? [`takes ${joinList(losses, 'and')}`] : [])].join(', ')}.`;
}
