import type { PlacedPiece } from '../../engine/rules/argument.ts';
import type { Change, Happened, Journey, Receipt } from '../../engine/game/happened.ts';
import type { Side } from '../../engine/rules/side.ts';
import { BLACK, SIDES, WHITE } from '../../engine/rules/side.ts';
import type { PlayMessage } from '../../store/playMessage.ts';
import type { Sentences } from '../sentences.ts';
import { deedOf, joinList, kindOnSite, kindWords, sideName, withArticle } from './grammar.ts';

/** The sentences for moves, for people who do not see the board. */
export const inFull: Sentences<Extract<PlayMessage, { readonly id: 'play/moved' }>> = {
  'play/moved': ({ happened }) => happenedWords(happened),
};

/** Beyond this number of pieces that are sent or taken at once, those that only go along are counted. */
const MOST_NAMED = 2;

/**
 * What a move did, as sentences: `Black’s knight from d6 takes White’s ferz on c4. Black must drop a ferz within three turns.`
 */
export function happenedWords(happened: Happened): string {
  const { changes, received } = happened;
  const main = mainClause(happened);
  return [
    ...(main === null ? [] : [main]),
    ...changes.map(changeClause),
    ...(areAllReceived(happened) ? [] : receiptClauses(received)),
  ]
    .map((clause) => `${clause}.`)
    .join(' ');
}

/** What moved, and what it took; null if nothing did. */
function mainClause(happened: Happened): string | null {
  const { side, agent, ground, journeys, taken, arrivals, isDrop } = happened;
  if (ground)
    return [
      `${sideName(side)} moves the square on ${ground.from} to ${ground.to}`,
      // They keep their places on the square.
      ...(journeys.length > 0 ? [`with ${travellers(journeys, side, () => '')}`] : []),
    ].join(' ');
  if (agent) return agentClause(agent, happened);
  const [first, second] = journeys;
  if (first && !second) return journeyClause(first, happened);
  if (first && second?.to === first.from && second.from === first.to) return swapClause(first, second);
  if (first) return travellers(journeys, null, goalWords);
  const [arrival] = arrivals;
  if (!arrival) return taken.length > 0 ? `${joinList(taken.map(ownedOn), 'and')} leaves the board` : null;
  const what =
    arrival.side === side
      ? withArticle(arrival.kind)
      : `${sideName(arrival.side)}’s ${kindWords(arrival.kind)}`;
  return `${sideName(side)} ${isDrop ? 'drops' : 'puts'} ${what} on ${arrival.site}`;
}

/**
 * `White’s wizard on c7 sends the pawn from b6 to l6`, `White’s spider on i7 takes Black’s bishop on j6 into hand,
 * turning three pieces clockwise`
 */
function agentClause(agent: PlacedPiece, happened: Happened): string {
  const { side, journeys, taken, sense } = happened;
  const lost = taken.filter((piece) => piece.side === side);
  const captured = taken.filter((piece) => piece.side !== side);
  const isShort = journeys.length + taken.length <= MOST_NAMED;
  const named = isShort ? journeys : journeys.filter(({ into }) => into !== null);
  const others = journeys.length - named.length;
  const objects = [
    ...(others > 0 ? [`${countOf(others)}${sense === null ? '' : ` ${sense}`}`] : []),
    ...lost.map(
      (piece) => `the ${kindOnSite(piece)} ${areAllReceived(happened) ? 'into hand' : 'off the board'}`,
    ),
    ...(named.length > 0 ? [travellers(named, side, goalUnlessTaken(captured))] : []),
  ];
  const [does, doing] = deedOf(agent.kind);
  return captured.length === 0
    ? `${ownedOn(agent)} ${does} ${joinList(objects, 'and')}`
    : `${ownedOn(agent)} takes ${capturedWords(captured, happened)}, ${doing} ${joinList(objects, 'and')}`;
}

/** `three pieces` */
const countOf = (count: number): string => `${numberWord(count)} ${count === 1 ? 'piece' : 'pieces'}`;

/** `White’s pawn from e5 to d6 takes Black’s pawn on d5`; the goal is not named if a piece is taken there. */
function journeyClause(journey: Journey, happened: Happened): string {
  const { side, kind, from, into } = journey;
  const { taken } = happened;
  const takes = taken.length === 0 ? '' : ` takes ${capturedWords(taken, happened)}`;
  return `${sideName(side)}’s ${kindWords(kind)} from ${from}${goalUnlessTaken(taken)(journey)}${takes}${
    into === null ? '' : ` and becomes ${withArticle(into)}`
  }`;
}

/** `White’s king on e1 and paladin on f1 change places` */
function swapClause(one: Journey, other: Journey): string {
  const second = { ...other, site: other.from };
  const words = one.side === other.side ? kindOnSite(second) : ownedOn(second);
  return `${ownedOn({ ...one, site: one.from })} and ${words} change places`;
}

/** What is said about where a piece goes. */
type GoalWords = (journey: Journey) => string;

const goalWords: GoalWords = ({ to }) => ` to ${to}`;

const goalUnlessTaken =
  (taken: readonly PlacedPiece[]): GoalWords =>
  (journey) =>
    taken.some(({ site }) => site === journey.to) ? '' : goalWords(journey);

/**
 * `the king from h6 to i5 and pawn from g5 to h6 and Black’s rook from e4 to f5`; `own` is the side whose name
 * goes without saying, null for none.
 */
const travellers = (journeys: readonly Journey[], own: Side | null, goal: GoalWords): string =>
  (own === BLACK ? [BLACK, WHITE] : SIDES)
    .map((side) => journeys.filter((journey) => journey.side === side))
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const words = joinList(
        [first, ...others].map((journey) => travellerWords(journey, goal)),
        'and',
      );
      return [`${first.side === own ? 'the' : `${sideName(first.side)}’s`} ${words}`];
    })
    .join(' and ');

const travellerWords = (journey: Journey, goal: GoalWords): string =>
  `${kindWords(journey.kind)} from ${journey.from}${goal(journey)}${
    journey.into === null ? '' : `, which becomes ${withArticle(journey.into)}`
  }`;

/** `Black’s bishop on j6 and silver general on h8 into hand` */
function capturedWords(captured: readonly PlacedPiece[], happened: Happened): string {
  const words = SIDES.flatMap((side) => {
    const own = captured.filter((piece) => piece.side === side);
    return own.length === 0 ? [] : [`${sideName(side)}’s ${joinList(own.map(kindOnSite), 'and')}`];
  });
  return `${joinList(words, 'and')}${areAllReceived(happened) ? ' into hand' : ''}`;
}

/** Whether just the pieces that left the board came into a hand, where they may stay for ever. */
const areAllReceived = ({ taken, received }: Happened): boolean =>
  taken.length > 0 &&
  taken.length === received.length &&
  received.every(({ piece, turnsLeft }, i) => turnsLeft === null && piece.kind === taken[i]?.kind);

/** `White’s rook on a1` */
const ownedOn = (piece: PlacedPiece): string => `${sideName(piece.side)}’s ${kindOnSite(piece)}`;

const changeClause = ({ into, ...piece }: Change): string => `${ownedOn(piece)} becomes ${withArticle(into)}`;

/** `Black must drop a ferz within three turns` or `Black holds a ferz` for each player who has received something. */
const receiptClauses = (received: readonly Receipt[]): string[] =>
  SIDES.flatMap((side) => {
    const own = received.filter(({ holder }) => holder === side);
    if (own.length === 0) return [];
    const deed = own.some(({ turnsLeft }) => turnsLeft !== null) ? 'must drop' : 'holds';
    return [`${sideName(side)} ${deed} ${joinList(own.map(receiptWords), 'and')}`];
  });

const receiptWords = ({ piece, turnsLeft }: Receipt): string =>
  `${withArticle(piece.kind)}${
    turnsLeft === null ? '' : ` within ${numberWord(turnsLeft)} ${turnsLeft === 1 ? 'turn' : 'turns'}`
  }`;

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four'];

const numberWord = (number: number): string => SMALL_NUMBERS[number] ?? String(number);
