import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, movesAt, outcomeOf, positionAt } from '../../src/engine/game/game.ts';
import { candidatesOf, settledMove } from '../../src/engine/game/candidates.ts';
import { notesOn } from '../../src/engine/game/notes.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { isAbsent } from '../../src/engine/rules/terrain.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { pick } from '../../src/store/selection.ts';
import type { Selection } from '../../src/store/selection.ts';
import type { Aims } from '../../src/ui/board/aim.ts';
import { aimsOf } from '../../src/ui/game/aims.ts';
import { randomGame, randomNumbers } from '../bench/randomGames.ts';

/** The first tap of a move, one on where the picked piece can go, and one on another piece than the picked one. */
export type TapKind = 'first' | 'target' | 'other piece';

/** A tap on a site. */
export interface Tap {
  readonly kind: TapKind;
  /** The site that it is meant for. */
  readonly site: Site;
  readonly aims: Aims;
  /** The sites that are on the board. */
  readonly exists: (site: Site) => boolean;
}

/** The taps of many moves, and how many taps an action took on the average, buttons and hands included. */
export interface Taps {
  readonly taps: readonly Tap[];
  readonly perAction: number;
}

const GAMES = 6;
const STEPS = 60;
const EVERY = 4;
const MOVES = 6;

/** The taps of random moves at many places of random games; the same each time. */
export function tapsIn(variant: Variant): Taps {
  const taps: Tap[] = [];
  const next = randomNumbers(39);
  const total = { taps: 0, actions: 0 };
  for (let seed = 0; seed < GAMES; seed++) {
    const whole = randomGame(variant, seed * 1009, STEPS);
    for (let ply = seed % EVERY; ply <= whole.steps.length; ply += EVERY) {
      const game = { ...whole, steps: whole.steps.slice(0, ply) };
      if (outcomeOf(game)) continue;
      const moves = movesAt(game, ply);
      for (let i = 0; i < MOVES; i++) {
        const move = moves[Math.floor(next() * moves.length)];
        if (!move) continue;
        const candidates = candidatesOf(variant, currentPosition(game), moves);
        const [path = []] = variant.paths(currentPosition(game), move);
        const enough = path.findIndex((_, j) => settledMove(candidates, path.slice(0, j + 1)) !== null);
        const picks = path.slice(0, enough + 1);
        total.taps += picks.length;
        total.actions++;
        taps.push(...tapsFor(game, picks));
      }
    }
  }
  return { taps, perAction: total.taps / total.actions };
}

/** The taps on sites for the picks of a move. */
function tapsFor(game: Game, picks: readonly Choice[]): Tap[] {
  const cursor = game.steps.length;
  const { terrain } = notesOn(game.variant, positionAt(game, cursor));
  const pieces = aimsOf(game, cursor, null).goals;
  const taps: Tap[] = [];
  let selection: Selection | null = null;
  for (const [i, choice] of picks.entries()) {
    const aims = aimsOf(game, cursor, selection);
    const exists = (site: Site) => !isAbsent(terrain, site) || aims.goals.includes(site);
    if (choice.kind === 'site')
      taps.push({ kind: i === 0 ? 'first' : 'target', site: choice.site, aims, exists });
    const other = pieces.filter((site) => aims.others.includes(site) && !aims.goals.includes(site));
    if (i > 0)
      taps.push(...other.slice(0, 3).map((site) => ({ kind: 'other piece' as const, site, aims, exists })));
    const picked = pick(game, cursor, selection, choice);
    if (picked.kind !== 'selection') break;
    selection = picked.selection;
  }
  return taps;
}
