import { forbiddenIn } from '../engine/game/forbidden.ts';
import type { Game } from '../engine/game/game.ts';
import { outcomeOf, positionAt } from '../engine/game/game.ts';
import type { Candidate } from '../engine/game/candidates.ts';
import { narrow, nextChoices, settledMove } from '../engine/game/candidates.ts';
import type { Choice, ChoiceId, Forbidden, Move, Origin } from '../engine/rules/move.ts';
import { beginsWith, choiceId, sameChoice } from '../engine/rules/move.ts';
import { EMPTY, sideOf } from '../engine/rules/piece.ts';
import type { Position } from '../engine/rules/position.ts';
import { pieceAt } from '../engine/rules/position.ts';
import { candidatesIn, situationAt, situationOf } from '../engine/game/situation.ts';
import type { Site } from '../engine/topology/site.ts';
import { NOTHING_PICKED } from './document/document.ts';

/** What has been picked on the board, and the candidates that it narrows. */
export interface Selection {
  /**
   * The position in which the candidates are moves; with the turn passed to look at the other side’s moves.
   */
  readonly position: Position;
  readonly picked: readonly Choice[];
  readonly candidates: readonly Candidate[];
  /** Choices that look possible but are not allowed, and why. */
  readonly forbidden: readonly Forbidden[];
  /** Whether it can become a move; otherwise the user only looks at what a piece could do. */
  readonly binding: boolean;
  /** The move that it comes to, if the players want to confirm moves before they are made. */
  readonly settled: Move | null;
  /** The site to which the user has dragged what is picked; null if it was not dragged. */
  readonly carriedTo: Site | null;
}

/**
 * What a pick comes to: a move with the selection that leads to it; a refusal, or `otherwise` if no reason
 * for a refusal is found; or another selection (null for none).
 */
export type Picked =
  | { readonly kind: 'move'; readonly move: Move; readonly selection: Selection }
  | { readonly kind: 'refusal'; readonly from: Origin; readonly to: Site; readonly otherwise: Picked }
  | { readonly kind: 'selection'; readonly selection: Selection | null };

/** Whether moves can be made at this ply: it is the last one, and the game is not over. */
export const isLive = (game: Game, cursor: number): boolean =>
  cursor === game.steps.length && !outcomeOf(game);

/** The candidates among which the players pick at a ply; none if there is nothing to play. */
export const liveCandidates = (game: Game, cursor: number): readonly Candidate[] =>
  isLive(game, cursor) ? candidatesIn(situationAt(game, cursor)) : NO_OFFERS;

const NO_OFFERS: readonly Candidate[] = [];

/**
 * What a pick does to a selection. Every move that a player makes on the board comes from here or `setDown`.
 */
export function pick(game: Game, cursor: number, selection: Selection | null, choice: Choice): Picked {
  // Another destination replaces one that is not confirmed yet.
  if (selection?.settled && !selection.picked.some((picked) => sameChoice(picked, choice)))
    return pick(game, cursor, backOut(selection), choice);
  const further = selection?.binding ? wentOn({ ...selection, picked: [...selection.picked, choice] }) : null;
  if (further) return further;
  const last = selection?.picked.at(-1);
  if (selection && last && sameChoice(last, choice))
    return { kind: 'selection', selection: backOut(selection) };
  const anew = beginSelection(game, cursor, choice);
  const otherwise =
    (anew?.binding ? wentOn(anew) : null) ?? ({ kind: 'selection', selection: anew } as const);
  const pair = selection && !anew?.binding ? triedPair(game, cursor, selection, choice, anew) : null;
  return pair ? { kind: 'refusal', ...pair, otherwise } : otherwise;
}

/**
 * The move that the user attempted by picking a site to which the selection does not lead; null if the user
 * only looks elsewhere.
 */
function triedPair(
  game: Game,
  cursor: number,
  { binding, picked }: Selection,
  choice: Choice,
  elsewhere: Selection | null,
): { readonly from: Origin; readonly to: Site } | null {
  const [from, ...others] = picked;
  if (from?.kind !== 'site' && from?.kind !== 'hand') return null;
  if (cursor < game.steps.length || others.length > 0 || choice.kind !== 'site') return null;
  return binding || !elsewhere ? { from, to: choice.site } : null;
}

/** What dropping a picked piece somewhere comes to: a move, a further choice, or a refusal. */
export function setDown(game: Game, cursor: number, selection: Selection, choice: Choice): Picked {
  const carriedTo = choice.kind === 'site' ? choice.site : null;
  const picked = [...selection.picked, choice];
  const further = selection.binding ? wentOn({ ...selection, picked, carriedTo }) : null;
  if (further) return further;
  const otherwise = { kind: 'selection', selection } as const;
  const pair = triedPair(game, cursor, selection, choice, null);
  return pair ? { kind: 'refusal', ...pair, otherwise } : otherwise;
}

/** The selection that earlier picks lead to again, as far as they still apply; null for none. */
export function repick(game: Game, cursor: number, picks: readonly ChoiceId[]): Selection | null {
  let selection: Selection | null = null;
  for (const saved of picks) {
    if (saved.kind === 'site' && game.variant.topology.sites[saved.site] === undefined) break;
    const choice = saved.kind === 'button' ? offeredButton(game, cursor, selection, saved) : saved;
    if (!choice) break;
    const picked: Picked = pick(game, cursor, selection, choice);
    if (picked.kind !== 'selection') break;
    selection = picked.selection;
  }
  return selection;
}

/**
 * The picks of a selection that lead to a move, and are therefore kept; none if the user only looks at what a
 * piece could do.
 */
export const picksIn = (selection: Selection | null): readonly ChoiceId[] =>
  selection?.binding ? selection.picked.map(choiceId) : NOTHING_PICKED;

/** The button with the saved id among the choices that may be picked next. */
const offeredButton = (
  game: Game,
  cursor: number,
  selection: Selection | null,
  saved: ChoiceId,
): Choice | undefined =>
  nextChoices(liveCandidates(game, cursor), selection?.picked ?? []).find(({ choice }) =>
    sameChoice(choice, saved),
  )?.choice;

/** What a selection with one more choice comes to; null if that leads nowhere. */
function wentOn(selection: Selection): Picked | null {
  const { candidates, picked } = selection;
  const move = settledMove(candidates, picked);
  if (move) return { kind: 'move', move, selection };
  return narrow(candidates, picked).length > 0 ? { kind: 'selection', selection } : null;
}

/** The selection without its last choice; null when none is left. */
export function backOut(selection: Selection): Selection | null {
  const picked = selection.picked.slice(0, -1);
  return picked.length === 0 ? null : { ...selection, picked, settled: null, carriedTo: null };
}

/** A selection that begins with a choice; null if that selects nothing. */
export function beginSelection(game: Game, cursor: number, choice: Choice): Selection | null {
  const { variant } = game;
  const position = positionAt(game, cursor);
  const picked = [choice];
  if (isLive(game, cursor)) {
    const candidates = liveCandidates(game, cursor);
    const forbidden = forbiddenIn(situationAt(game, cursor));
    if (narrow(candidates, picked).length > 0 || forbidden.some(({ path }) => beginsWith(path, picked)))
      return { position, picked, candidates, forbidden, binding: true, settled: null, carriedTo: null };
  }
  if (choice.kind !== 'site') return null;
  const piece = pieceAt(position.board, choice.site);
  if (piece === EMPTY) return null;
  const seen = sideOf(piece) === position.turn ? position : variant.pass(position);
  const candidates = candidatesIn(seen === position ? situationAt(game, cursor) : situationOf(variant, seen));
  return {
    position: seen,
    picked,
    candidates,
    forbidden: [],
    binding: false,
    settled: null,
    carriedTo: null,
  };
}
