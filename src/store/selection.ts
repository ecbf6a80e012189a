import { forbiddenIn } from '../engine/game/forbidden.ts';
import type { Game } from '../engine/game/game.ts';
import { outcomeOf, positionAt } from '../engine/game/game.ts';
import type { Offer } from '../engine/game/offers.ts';
import { narrowed, nextChoices, settledMove } from '../engine/game/offers.ts';
import type { Choice, ChoiceId, Forbidden, Move, Origin } from '../engine/rules/move.ts';
import { beginsWith, sameChoice } from '../engine/rules/move.ts';
import { EMPTY, sideOf } from '../engine/rules/piece.ts';
import type { Position } from '../engine/rules/position.ts';
import { pieceAt } from '../engine/rules/position.ts';
import { offersIn, situationAt, situationOf } from '../engine/game/situation.ts';
import type { Site } from '../engine/topology/site.ts';

/** What has been picked on the board, and the offers it narrows. */
export interface Selection {
  /** The position in which the offers are moves; with the turn passed when one looks at the other side. */
  readonly position: Position;
  readonly picked: readonly Choice[];
  readonly offers: readonly Offer[];
  /** What looks as if it could be picked and may not, and why. */
  readonly forbidden: readonly Forbidden[];
  /** Whether it can become a move; otherwise one only looks at what a piece could do. */
  readonly binding: boolean;
  /** The move that it comes to, where players want to be asked once more before it is made. */
  readonly settled: Move | null;
}

/**
 * What a pick comes to: a move with the selection that says it, a refusal unless there is no reason for one, or
 * another selection (null for none).
 */
export type Picked =
  | { readonly kind: 'move'; readonly move: Move; readonly selection: Selection }
  | { readonly kind: 'refusal'; readonly from: Origin; readonly to: Site; readonly otherwise: Picked }
  | { readonly kind: 'selection'; readonly selection: Selection | null };

/** Whether moves can be made at that ply: it is the last one of a game that goes on. */
export const isLive = (game: Game, look: number): boolean => look === game.steps.length && !outcomeOf(game);

/** The offers among which the players pick at a ply; none when there is nothing to play. */
export const liveOffers = (game: Game, look: number): readonly Offer[] =>
  isLive(game, look) ? offersIn(situationAt(game, look)) : NO_OFFERS;

const NO_OFFERS: readonly Offer[] = [];

/** What a pick does to a selection. The only road from a person to a move. */
export function pick(game: Game, look: number, selection: Selection | null, choice: Choice): Picked {
  // Another goal takes the place of one that is not confirmed yet.
  if (selection?.settled && !selection.picked.some((picked) => sameChoice(picked, choice)))
    return pick(game, look, steppedBack(selection), choice);
  const further = selection?.binding ? wentOn({ ...selection, picked: [...selection.picked, choice] }) : null;
  if (further) return further;
  const last = selection?.picked.at(-1);
  if (selection && last && sameChoice(last, choice))
    return { kind: 'selection', selection: steppedBack(selection) };
  const anew = begun(game, look, choice);
  const otherwise =
    (anew?.binding ? wentOn(anew) : null) ?? ({ kind: 'selection', selection: anew } as const);
  const pair = selection && !anew?.binding ? triedPair(game, look, selection, choice, anew) : null;
  return pair ? { kind: 'refusal', ...pair, otherwise } : otherwise;
}

/** What somebody tried who picked a site that does not go on with a selection; null for one who looks elsewhere. */
function triedPair(
  game: Game,
  look: number,
  { binding, picked }: Selection,
  choice: Choice,
  elsewhere: Selection | null,
): { readonly from: Origin; readonly to: Site } | null {
  const [from, ...others] = picked;
  if (from?.kind !== 'site' && from?.kind !== 'hand') return null;
  if (!isLive(game, look) || others.length > 0 || choice.kind !== 'site') return null;
  return binding || !elsewhere ? { from, to: choice.site } : null;
}

/** What setting a picked piece down somewhere comes to: a move, more to choose, or a refusal. */
export function setDown(game: Game, look: number, selection: Selection, choice: Choice): Picked {
  const further = selection.binding ? wentOn({ ...selection, picked: [...selection.picked, choice] }) : null;
  if (further) return further;
  const otherwise = { kind: 'selection', selection } as const;
  const pair = triedPair(game, look, selection, choice, null);
  return pair ? { kind: 'refusal', ...pair, otherwise } : otherwise;
}

/** The selection that picks made before lead to again, as far as they do; null for none. */
export function repicked(game: Game, look: number, picks: readonly ChoiceId[]): Selection | null {
  let selection: Selection | null = null;
  for (const kept of picks) {
    if (kept.kind === 'site' && game.variant.topology.sites[kept.site] === undefined) break;
    const choice = kept.kind === 'button' ? offeredButton(game, look, selection, kept) : kept;
    if (!choice) break;
    const picked: Picked = pick(game, look, selection, choice);
    if (picked.kind !== 'selection') break;
    selection = picked.selection;
  }
  return selection;
}

/** The button with that id among what may be picked next. */
const offeredButton = (
  game: Game,
  look: number,
  selection: Selection | null,
  kept: ChoiceId,
): Choice | undefined =>
  nextChoices(liveOffers(game, look), selection?.picked ?? []).find(({ choice }) => sameChoice(choice, kept))
    ?.choice;

/** What a selection comes to that has just got one more choice; null if that leads nowhere. */
function wentOn(selection: Selection): Picked | null {
  const { offers, picked } = selection;
  const move = settledMove(offers, picked);
  if (move) return { kind: 'move', move, selection };
  return narrowed(offers, picked).length > 0 ? { kind: 'selection', selection } : null;
}

/** The selection without its last choice; null when none is left. */
export function steppedBack(selection: Selection): Selection | null {
  const picked = selection.picked.slice(0, -1);
  return picked.length === 0 ? null : { ...selection, picked, settled: null };
}

/** A selection that begins with a choice; null if that picks nothing. */
export function begun(game: Game, look: number, choice: Choice): Selection | null {
  const { variant } = game;
  const position = positionAt(game, look);
  const picked = [choice];
  if (isLive(game, look)) {
    const offers = liveOffers(game, look);
    const forbidden = forbiddenIn(situationAt(game, look));
    if (narrowed(offers, picked).length > 0 || forbidden.some(({ path }) => beginsWith(path, picked)))
      return { position, picked, offers, forbidden, binding: true, settled: null };
  }
  if (choice.kind !== 'site') return null;
  const piece = pieceAt(position.board, choice.site);
  if (piece === EMPTY) return null;
  const seen = sideOf(piece) === position.turn ? position : variant.passed(position);
  const offers = offersIn(seen === position ? situationAt(game, look) : situationOf(variant, seen));
  return { position: seen, picked, offers, forbidden: [], binding: false, settled: null };
}
