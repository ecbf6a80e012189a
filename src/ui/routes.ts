import type { Game } from '../engine/game/game.ts';
import { newGame } from '../engine/game/game.ts';
import { PERSONS } from '../engine/record/seats.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { newDocument } from '../store/document/document.ts';
import { linkOf } from '../store/document/link.ts';
import { inAddress } from './positionAddress.ts';

/** The route of a new game that begins with a position. */
export const playRoute = (variant: Variant, position: Position, seats = PERSONS): string =>
  `/play/${variant.id}/${linkOf(newDocument(newGame(variant, position), { seats }))}`;

/** The route of a chapter of a variant’s rulebook; of the first one if no rule is named. */
export const ruleRoute = (variantId: string, rule = ''): string =>
  rule === '' ? `/learn/${variantId}` : `/learn/${variantId}/${rule}`;

/** The route of a card of the short path into a variant; of the one to go on with if none is named. */
export const pathRoute = (variantId: string, card = ''): string =>
  card === '' ? `/path/${variantId}` : `/path/${variantId}/${card}`;

/** The route of the editor with a position set up in it. */
export const editRoute = (variant: Variant, position: Position): string =>
  `/edit/${variant.id}/${inAddress(variant.writePosition(position))}`;

/** The route to explore a tree or a game in a link; from the start of the game if the link is empty. */
export const exploreRoute = (variantId: string, link = ''): string =>
  link === '' ? `/explore/${variantId}` : `/explore/${variantId}/${link}`;

/** The route to explore what can follow a position. */
export const exploreFromRoute = (variant: Variant, position: Position): string =>
  exploreRoute(variant.id, linkOf(newDocument(newGame(variant, position))));

/** The route of a puzzle of a game, or of the next one to solve if none is named. */
export const puzzleRoute = (variantId: string, puzzle = ''): string =>
  puzzle === '' ? `/puzzles/${variantId}` : `/puzzles/${variantId}/${puzzle}`;

/** The route of a puzzle that somebody has made: the side to move wins within so many turns. */
export const madePuzzleRoute = (game: Game, turns: number): string =>
  `${puzzleRoute(game.variant.id)}/in-${String(turns)}/${linkOf(newDocument(game))}`;

/** The full address of a route, to share, without what others have added to the page’s own address. */
export const addressOf = (route: string): string => `${location.href.split(/[?#]/, 1).join('')}#${route}`;
