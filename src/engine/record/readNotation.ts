import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import { EN_PASSANT } from '../rules/notation.ts';
import type { Notation } from '../rules/notation.ts';
import { kindOf } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { Variant } from '../rules/variant.ts';
import { NO_SITE } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';
import type { Game } from '../game/game.ts';
import { currentPosition, movesAt, outcomeOf } from '../game/game.ts';
import { gameFailure } from '../game/gameMessage.ts';
import { fileOf, notationsOf, rankOf, withOrigin } from './notation.ts';
import { recordFailure } from './recordMessage.ts';

/** Longer than any move, however it is written. */
const LONGEST = 60;
/** The most moves that a message names. */
const MOST_NAMED = 6;

/** A legal move with the ways to write it. */
interface Candidate {
  readonly move: Move;
  readonly action: string;
  /** Its shortest notation. */
  readonly text: string;
  readonly notation: Notation;
}

/**
 * The legal move that a text names in the current position: an action string, a notation, or something close
 * to one. The text may give less or more of the origin than is needed; a pawn's letter, `x`, `-` and `e.p.`
 * are optional; and glyphs after the move mean nothing unless they are part of it. Case matters only if it
 * decides between moves.
 */
export function readNotation(game: Game, text: string): Result<Move> {
  if (outcomeOf(game)) return gameFailure({ id: 'action/game-over', action: text });
  const refusal = gameFailure({ id: 'action/not-legal', action: text });
  const said = text.trim();
  if (said.length > LONGEST) return refusal;
  const { variant } = game;
  const position = currentPosition(game);
  const moves = movesAt(game, game.steps.length);
  const actions = moves.map((move) => variant.writeMove(position, move));
  const texts = notationsOf(variant, position, moves);
  const notations = moves.map((move) => variant.notation(position, move));
  const shortened = withoutGlyphs(said);
  for (const bare of shortened) {
    const exact = moves.find(
      (_, i) =>
        actions[i] === bare || texts[i] === bare || otherText(at(notations, i), at(texts, i)) === bare,
    );
    if (exact && bare !== '') return success(exact);
  }
  const candidates = moves.flatMap((move, i): Candidate[] => {
    const notation = at(notations, i);
    return notation ? [{ move, action: at(actions, i), text: at(texts, i), notation }] : [];
  });
  const fits = fitting(variant, position, candidates, shortened);
  const [fit, ...others] = fits;
  if (!fit) return refusal;
  if (others.length === 0) return success(fit.move);
  return recordFailure({
    id: 'notation/ambiguous',
    text: said,
    moves: fits.slice(0, MOST_NAMED).map((candidate) => candidate.text),
    hasMore: fits.length > MOST_NAMED,
  });
}

/** The shortest notation with its other suffix; undefined if there is none. */
const otherText = (notation: Notation | null, text: string): string | undefined =>
  notation?.otherSuffix === undefined
    ? undefined
    : text.slice(0, text.length - notation.suffix.length) + notation.otherSuffix;

/** The move that only ends the turn, which texts leave out. */
export function turnEndOf(game: Game): Result<Move> {
  const position = currentPosition(game);
  const end = movesAt(game, game.steps.length).find((move) => !game.variant.notation(position, move));
  return end ? success(end) : recordFailure({ id: 'notation/turn-goes-on' });
}

/**
 * The candidates that a text may mean by the strictest reading. `texts` are the text with all its glyphs and
 * with fewer of them.
 */
function fitting(
  variant: Variant,
  position: Position,
  candidates: readonly Candidate[],
  texts: readonly string[],
): Candidate[] {
  const spellings = candidates.map((candidate) => spellingsOf(variant, position, candidate));
  for (const fold of [asItIs, inLowerCase]) {
    const known = new Map<string, Set<Candidate>>();
    candidates.forEach((candidate, i) => {
      for (const spelling of at(spellings, i)) {
        const key = squeeze(fold(spelling));
        known.set(key, (known.get(key) ?? new Set()).add(candidate));
      }
    });
    for (const text of texts) {
      const fits = known.get(squeeze(fold(text)));
      if (fits) return likeliest([...fits], text);
    }
  }
  return [];
}

const asItIs = (text: string): string => text;
const inLowerCase = (text: string): string => text.toLowerCase();

/** The text, then the text with one, two and more of the glyphs at its end removed. */
function withoutGlyphs(text: string): string[] {
  const [glyphs] = /[!?#+]*$/.exec(text) ?? [''];
  return [...glyphs, ''].map((_, taken) => text.slice(0, text.length - taken));
}

const EP = /\s*e\.?p\.?$/i;

/** A text without its optional parts. */
const squeeze = (text: string): string => text.replace(EP, '').replaceAll(/[-–—x×:\s]/g, '');

/** The ways to write a move: with its piece's letter or without, and with more or less of its origin. */
function spellingsOf({ topology, kinds }: Variant, { board }: Position, candidate: Candidate): string[] {
  const { action, notation } = candidate;
  const { from, shown, letter } = notation;
  if (from === NO_SITE) return [action, withOrigin(topology, notation, '')];
  const { name } = shapeOf(topology, from);
  const origins = shown === 'whole' ? [name] : ['', fileOf(name), rankOf(name), name];
  const letters = [...new Set([letter, at(kinds, kindOf(pieceAt(board, from))).letter])];
  return [
    action,
    ...letters.flatMap((other) =>
      origins.flatMap((origin) => {
        const text = withOrigin(topology, { ...notation, letter: other }, origin);
        return [text, otherText(notation, text) ?? text];
      }),
    ),
  ];
}

/**
 * Narrows moves that differ only in optional parts to those for which the text gave or left out these parts
 * correctly.
 */
function likeliest(fits: Candidate[], text: string): Candidate[] {
  const isEnPassant = ({ notation }: Candidate) => notation.suffix === EN_PASSANT;
  const isCapture = ({ notation }: Candidate) => notation.joint.endsWith('x');
  const told = EP.test(text) ? fits.filter(isEnPassant) : fits;
  const alike = told.filter((candidate) => isCapture(candidate) === /[x×:]/.test(text));
  return alike.length > 0 ? alike : told;
}
