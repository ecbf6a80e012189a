import { namedPiece } from '../../engine/rules/argument.ts';
import type { Choice, Forbidden } from '../../engine/rules/move.ts';
import { touchedSites } from '../../engine/rules/effect.ts';
import { beginsWith } from '../../engine/rules/move.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Target, TargetKind } from '../../engine/rules/target.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import { describePiece, describeSite } from './describe.ts';
import { notesOn } from '../../engine/game/notes.ts';
import type { Candidate } from '../../engine/game/candidates.ts';
import { movesByButton, nextChoices } from '../../engine/game/candidates.ts';
import { say } from '../say.ts';
import { counted, joinList, pieceWords, small } from './grammar.ts';
import { countedSites } from './siteWords.ts';

/** The moves that can begin at a position, either now or if it were the piece’s turn. */
export interface Possible {
  /** The position in which the candidates are moves. */
  readonly position: Position;
  readonly candidates: readonly Candidate[];
  readonly forbidden: readonly Forbidden[];
  /** Whether they can be played now. */
  readonly binding: boolean;
}

/** How the sites to go to are told: each by its name, or by their number if they are many, and frames instead of buttons. */
export type Detail = 'full' | 'brief';

/** The most sites that are told by name in brief, with the buttons beside them. */
const MANY = 7;

/** What is done to the pieces on sites that may be picked, where a piece does not simply go to them. */
const deeds: Partial<Readonly<Record<TargetKind, string>>> = {
  change: 'change roles with',
  swap: 'change places with',
  send: 'send',
  sendToCapture: 'send to capture',
  ground: 'move its square to',
};

/**
 * What the piece on a site or in a hand can do: `The White knight on b1 can go to a3 or c3.` `possible` is null if no
 * move can begin there. The targets tell where it does something other than go.
 */
export function describeMoves(
  variant: Variant,
  position: Position,
  from: Choice,
  possible: Possible | null,
  detail: Detail,
  targets: readonly Target[] = [],
): string {
  const who = whoIs(variant, position, from);
  if (!possible) return `${who}.`;
  const { candidates, forbidden, binding } = possible;
  const next = nextChoices(candidates, [from]);
  const buttons = next.flatMap(({ choice }) => (choice.kind === 'button' ? [say(choice.label)] : []));
  // What a button does as well is told with the buttons.
  const byButton = movesByButton(candidates, [from]);
  const goals = next
    .flatMap(({ choice, moves }) =>
      choice.kind === 'site' && !moves.every((move) => byButton.includes(move)) ? [choice.site] : [],
    )
    .sort((a, b) => a - b);
  const going = from.kind === 'hand' ? 'be dropped on' : 'go to';
  const targetAt = (goal: Site) => targets.find(({ site }) => site === goal);
  const isGround = from.kind === 'site' && pieceAt(position.board, from.site) === EMPTY;
  const deedAt = (goal: Site) => (isGround ? going : (deeds[targetAt(goal)?.kind ?? 'move'] ?? going));
  const nameOf = (goal: Site) =>
    goalName(variant, possible.position, goal) + awayWords(variant, targetAt(goal));
  const isSent = (goal: Site) => awayWords(variant, targetAt(goal)) !== '';
  const ways = [
    ...[...new Set([going, ...goals.map(deedAt)])].flatMap((deed) => {
      const sites = goals.filter((goal) => deedAt(goal) === deed);
      const isLong = detail === 'brief' && sites.length + buttons.length > MANY;
      if (sites.length === 0) return [];
      const names = sites.map(nameOf);
      // Where each is sent somewhere, a bare `or` would join the places.
      const list = sites.some(isSent) ? names.join(', or ') : joinList(names, 'or');
      return [`${deed} ${isLong ? goalsCounted(variant, possible.position, sites) : list}`];
    }),
    ...(buttons.length > 0 ? [choosing(buttons, framedBy(variant, possible, from), detail)] : []),
  ];
  const isWholeMove = candidates.some(({ path }) => path.length === 1 && beginsWith(path, [from]));
  const can = `${who}${isGround ? '. It' : ''} ${binding ? 'can' : 'could'}`;
  const nothing = isWholeMove
    ? `${can} be picked to move at once.`
    : `${who}${frozenHere(variant, position, from)} has no legal move.`;
  const moves = ways.length > 0 ? `${can} ${ways.join(', or ')}.` : nothing;
  const reasons = forbidden.filter(({ path }) => beginsWith(path, [from])).map(({ reason }) => say(reason));
  const isDue =
    from.kind === 'hand' && variant.hands(position).some(({ due, piece }) => due && piece === from.piece);
  return [moves, ...(isDue ? ['It must be dropped to finish the turn.'] : []), ...new Set(reasons)].join(' ');
}

/** What the buttons are for, which move so many framed pieces; in brief the frames say enough, for the buttons follow. */
function choosing(buttons: readonly string[], framed: number, detail: Detail): string {
  const what = framed === 0 ? 'choose' : `move the framed ${framed === 1 ? 'piece' : 'pieces'}`;
  return framed > 0 && detail === 'brief' ? what : `${what}: ${joinList(buttons.map(small), 'or')}`;
}

/** How many pieces besides the picked one are moved or taken by what can be chosen beside the board, which frames them then. */
function framedBy(variant: Variant, { position, candidates, binding }: Possible, from: Choice): number {
  if (!binding || from.kind !== 'site') return 0;
  const touched = movesByButton(candidates, [from]).flatMap((move) =>
    touchedSites(variant.effects(position, move)),
  );
  return new Set(touched.filter((site) => site !== from.site && pieceAt(position.board, site) !== EMPTY))
    .size;
}

/** What can be picked after some choices of a move: `Choose: d4 or e5.`, or `Choose: stay a ferz or become a bishop.` */
export function describeNext(
  { topology }: Variant,
  candidates: readonly Candidate[],
  picked: readonly Choice[],
): string {
  const next = nextChoices(candidates, picked).flatMap(({ choice }) => {
    if (choice.kind === 'site') return [shapeOf(topology, choice.site).name];
    return choice.kind === 'button' ? [small(say(choice.label))] : [];
  });
  return `Choose: ${joinList(next, 'or')}.`;
}

/** `The White knight on b1`, `A White rook in hand`, or the description of an empty site. */
function whoIs(variant: Variant, position: Position, from: Choice): string {
  switch (from.kind) {
    case 'site': {
      const piece = describePiece(variant, position, from.site);
      const { name } = shapeOf(variant.topology, from.site);
      return piece === '' ? describeSite(variant, position, from.site) : `The ${piece} on ${name}`;
    }
    case 'hand':
      return `A ${pieceWords(namedPiece(variant, from.piece))} in hand`;
    case 'button':
      return say(from.label);
  }
}

/** `, immobilized,` if the rules have a word for a piece that cannot move; otherwise empty. */
function frozenHere(variant: Variant, position: Position, from: Choice): string {
  const mark = notesOn(variant, position).marks.find(
    ({ kind, site }) => kind === 'frozen' && from.kind === 'site' && from.site === site,
  );
  return mark ? `, ${say(mark.label)},` : '';
}

/** ` to m8` if the piece on a target would be sent there; empty if it stays. */
const awayWords = ({ topology }: Variant, target: Target | undefined): string =>
  (target?.kind === 'send' || target?.kind === 'sendToCapture') && target.leadsTo !== undefined
    ? ` to ${shapeOf(topology, target.leadsTo).name}`
    : '';

/** `23 squares, among them e5 (Black pawn)`, or `10 White berserkers` if such a piece is on each. */
function goalsCounted(variant: Variant, position: Position, goals: readonly Site[]): string {
  const named = (sites: readonly Site[]) =>
    joinList(
      sites.map((site) => goalName(variant, position, site)),
      'and',
    );
  const [piece = '', ...others] = new Set(goals.map((site) => describePiece(variant, position, site)));
  if (piece !== '' && others.length === 0) return counted(goals.length, piece);
  const kinds = goals.map((site) => shapeOf(variant.topology, site).kind);
  const counts = [...new Set(kinds)].map((kind) =>
    countedSites(kind, kinds.filter((other) => other === kind).length),
  );
  const occupied = goals.filter((site) => pieceAt(position.board, site) !== EMPTY);
  const isFew = occupied.length > 0 && occupied.length <= MANY && occupied.length < goals.length;
  return `${joinList(counts, 'and')}${isFew ? `, among them ${named(occupied)}` : ''}`;
}

/** `c3`, or `e5 (Black pawn)`. */
function goalName(variant: Variant, position: Position, site: Site): string {
  const piece = describePiece(variant, position, site);
  const { name } = shapeOf(variant.topology, site);
  return piece === '' ? name : `${name} (${piece})`;
}
