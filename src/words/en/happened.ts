import type { PlacedPiece } from '../../engine/rules/argument.ts';
import type { Change, Happened, Journey, Receipt } from '../../engine/game/happened.ts';
import { SIDES } from '../../engine/rules/side.ts';
import type { PlayMessage } from '../../store/playMessage.ts';
import type { Sentences } from '../sentences.ts';
import { joinList, kindOnSite, kindWords, sideName, withArticle } from './grammar.ts';

/** The sentences for moves, for people who do not see the board. */
export const inFull: Sentences<Extract<PlayMessage, { readonly id: 'play/moved' }>> = {
  'play/moved': ({ happened }) => happenedWords(happened),
};

/**
 * What a move did, as sentences: `Black’s knight from d6 takes White’s ferz on c4. Black holds a ferz, three turns.`
 */
export function happenedWords(happened: Happened): string {
  const { changes, received } = happened;
  const main = mainClause(happened);
  return [...(main === null ? [] : [main]), ...changes.map(changeClause), ...receiptClauses(received)]
    .map((clause) => `${clause}.`)
    .join(' ');
}

/** What moved, and what it took; null if nothing did. */
function mainClause(happened: Happened): string | null {
  const { side, agent, ground, journeys, taken, arrivals, isDrop } = happened;
  if (ground)
    return [
      `${sideName(side)} moves the square on ${ground.from} to ${ground.to}`,
      ...(journeys.length > 0 ? [`with ${journeyList(journeys)}`] : []),
      ...taking(taken),
    ].join(', ');
  if (agent) return [`${ownedOn(agent)} moves ${journeyList(journeys)}`, ...taking(taken)].join(', ');
  const [first, second] = journeys;
  if (first && !second) return journeyClause(first, taken);
  if (first && second?.to === first.from && second.from === first.to) return swapClause(first, second);
  if (first) return [journeyList(journeys), ...taking(taken)].join(', ');
  const [arrival] = arrivals;
  if (!arrival) return taken.length > 0 ? `${joinList(taken.map(ownedOn), 'and')} leaves the board` : null;
  const what =
    arrival.side === side
      ? withArticle(arrival.kind)
      : `${sideName(arrival.side)}’s ${kindWords(arrival.kind)}`;
  return `${sideName(side)} ${isDrop ? 'drops' : 'puts'} ${what} on ${arrival.site}`;
}

/** `White’s pawn from e5 to d6 takes Black’s pawn on d5`; the goal is not named if a piece is taken there. */
function journeyClause(journey: Journey, taken: readonly PlacedPiece[]): string {
  const { side, from, to, into } = journey;
  const goal = taken.some(({ site }) => site === to) ? '' : ` to ${to}`;
  const takes = taken.length === 0 ? '' : ` takes ${joinList(taken.map(ownedOn), 'and')}`;
  return `${sideName(side)}’s ${kindWords(journey.kind)} from ${from}${goal}${takes}${
    into === null ? '' : ` and becomes ${withArticle(into)}`
  }`;
}

/** `White’s king on e1 and paladin on f1 change places` */
function swapClause(one: Journey, other: Journey): string {
  const second = { ...other, site: other.from };
  const words = one.side === other.side ? kindOnSite(second) : ownedOn(second);
  return `${ownedOn({ ...one, site: one.from })} and ${words} change places`;
}

/** `White’s king from h6 to i5 and pawn from g5 to h6, Black’s rook from e4 to f5` */
const journeyList = (journeys: readonly Journey[]): string =>
  SIDES.flatMap((side) => {
    const own = journeys.filter((journey) => journey.side === side).map(journeyWords);
    return own.length === 0 ? [] : [`${sideName(side)}’s ${joinList(own, 'and')}`];
  }).join(', ');

const journeyWords = ({ kind, from, to, into }: Journey): string =>
  `${kindWords(kind)} from ${from} to ${to}${into === null ? '' : `, which becomes ${withArticle(into)}`}`;

const taking = (taken: readonly PlacedPiece[]): readonly string[] =>
  taken.length === 0 ? [] : [`taking ${joinList(taken.map(ownedOn), 'and')}`];

/** `White’s rook on a1` */
const ownedOn = (piece: PlacedPiece): string => `${sideName(piece.side)}’s ${kindOnSite(piece)}`;

const changeClause = ({ into, ...piece }: Change): string => `${ownedOn(piece)} becomes ${withArticle(into)}`;

/** `Black holds a ferz, three turns` for each player who has received something. */
const receiptClauses = (received: readonly Receipt[]): string[] =>
  SIDES.flatMap((side) => {
    const own = received.filter(({ holder }) => holder === side);
    return own.length === 0 ? [] : [`${sideName(side)} holds ${joinList(own.map(receiptWords), 'and')}`];
  });

const receiptWords = ({ piece, turnsLeft }: Receipt): string =>
  `${withArticle(piece.kind)}${turnsLeft === null ? '' : `, ${turnWords(turnsLeft)}`}`;

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four'];

const turnWords = (turns: number): string =>
  `${SMALL_NUMBERS[turns] ?? String(turns)} ${turns === 1 ? 'turn' : 'turns'}`;
