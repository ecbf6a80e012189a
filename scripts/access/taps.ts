import type { Game } from '../../src/engine/game/game.ts';
import { movesAt, outcomeOf, positionAt } from '../../src/engine/game/game.ts';
import { notesOn } from '../../src/engine/game/notes.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { isAbsent } from '../../src/engine/rules/terrain.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { pick } from '../../src/store/selection.ts';
import type { Selection } from '../../src/store/selection.ts';
import type { Aims } from '../../src/ui/board/aim.ts';
import { aimsOf } from '../../src/ui/game/aims.ts';
import { picksFor } from '../../tests/support/picks.ts';
import { randomNumbers } from '../bench/randomGames.ts';
import { gameUpTo } from './games.ts';

/**
 * The first tap of a move; with a piece picked, one on where it can go, one on another piece that can move, and one
 * on what can only be looked at.
 */
export type TapKind = 'first' | 'target' | 'other piece' | 'look';

/** A tap on a site. */
export interface Tap {
  readonly kind: TapKind;
  /** The site that it is meant for. */
  readonly site: Site;
  readonly aims: Aims;
  /** The sites that are on the board. */
  readonly exists: (site: Site) => boolean;
}

const EVERY = 4;
const MOVES = 6;

/** The taps of random moves at many places of some games; the same each time. */
export function tapsIn(games: readonly Game[]): readonly Tap[] {
  const taps: Tap[] = [];
  const next = randomNumbers(39);
  for (const [i, whole] of games.entries())
    for (let ply = i % EVERY; ply <= whole.steps.length; ply += EVERY) {
      const game = gameUpTo(whole, ply);
      if (outcomeOf(game)) continue;
      const moves = movesAt(game, ply);
      for (let j = 0; j < MOVES; j++) {
        const move = moves[Math.floor(next() * moves.length)];
        if (move) taps.push(...tapsFor(game, picksFor(game, move)));
      }
    }
  return taps;
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
    const others = aims.others.filter((site) => !aims.goals.includes(site));
    const some = (kind: TapKind, sites: readonly Site[]) =>
      sites.slice(0, 3).map((site) => ({ kind, site, aims, exists }));
    if (i > 0)
      taps.push(
        ...some(
          'other piece',
          pieces.filter((site) => others.includes(site)),
        ),
        ...some(
          'look',
          others.filter((site) => !pieces.includes(site)),
        ),
      );
    const picked = pick(game, cursor, selection, choice);
    if (picked.kind !== 'selection') break;
    selection = picked.selection;
  }
  return taps;
}
