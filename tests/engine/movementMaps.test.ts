import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { attackedBy } from '../../src/engine/game/attacked.ts';
import { freeCaptures } from '../../src/engine/game/freeCaptures.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { positionAt } from '../../src/engine/game/game.ts';
import { lensesOf } from '../../src/engine/game/lenses.ts';
import { notesOn } from '../../src/engine/game/notes.ts';
import { losses } from '../../src/engine/rules/effect.ts';
import { isOpen } from '../../src/engine/rules/movementMap.ts';
import { belongsTo } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { SIDES, otherSide } from '../../src/engine/rules/side.ts';
import { isAbsent } from '../../src/engine/rules/terrain.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { games } from '../support/randomGame.ts';
import { runs } from '../support/runs.ts';
import { say } from '../../src/words/say.ts';

const positionsOf = (game: Game): Position[] =>
  [...Array(game.steps.length + 1).keys()].map((ply) => positionAt(game, ply));

function holdsEverywhere(check: (variant: Variant, position: Position) => void): void {
  fc.assert(
    fc.property(games(40), (game) => {
      for (const position of positionsOf(game)) check(game.variant, position);
    }),
  );
}

/**
 * The ordinary moves of the side to move, as pairs of sites: those said by picking two sites, of which the first
 * loses its piece to the second and nothing else goes anywhere. Castlings and teleports shift more or pick
 * another site than they shift; a capture en passant lifts a piece elsewhere, drops and crownings shift nothing.
 */
function ordinaryMoves(variant: Variant, position: Position): Set<string> {
  const pairs = variant.status(position, []).moves.flatMap((move) => {
    const effects = variant.effects(position, move);
    const shifts = effects.filter((effect) => effect.kind === 'shift');
    const [shift] = shifts;
    if (shift?.from.length !== 1 || effects.some(({ kind }) => kind === 'ground')) return [];
    const [from, to] = [shift.from[0], shift.to[0]] as [Site, Site];
    const isSaid = variant
      .paths(position, move)
      .some(
        ([first, second]) =>
          first?.kind === 'site' && first.site === from && second?.kind === 'site' && second.site === to,
      );
    const isElsewhere = losses(effects, otherSide(position.turn)).some((site) => site !== to);
    return isSaid && !isElsewhere ? [`${String(from)} ${String(to)}`] : [];
  });
  return new Set(pairs);
}

/** Where the patterns of the side to move lead now. */
function openWays(variant: Variant, position: Position): Set<string> {
  return new Set(
    position.board.flatMap((piece, from) =>
      belongsTo(piece, position.turn)
        ? variant
            .movementMap(position, from)
            .filter((way) => isOpen(way, position.board))
            .map(({ site }) => `${String(from)} ${String(site)}`)
        : [],
    ),
  );
}

test('where pieces may move on their own, their patterns are their moves', () => {
  let compared = 0;
  holdsEverywhere((variant, position) => {
    const moves = ordinaryMoves(variant, position);
    // A side that has another duty first, placing, crowning or dropping, or whose game is over, has none.
    if (moves.size === 0) return;
    compared++;
    expect([...openWays(variant, position)].sort()).toEqual([...moves].sort());
  });
  expect(compared).toBeGreaterThan(runs(300));
});

test('what the side to move can capture is attacked by it', () => {
  holdsEverywhere((variant, position) => {
    const attacked = attackedBy(variant, position, position.turn);
    const captured = variant
      .status(position, [])
      .moves.flatMap((move) => losses(variant.effects(position, move), otherSide(position.turn)));
    expect(captured.filter((site) => !attacked.has(site))).toEqual([]);
  });
});

test('a piece of the enemy’s that is attacked can be captured, where pieces may move on their own', () => {
  let compared = 0;
  holdsEverywhere((variant, position) => {
    if (ordinaryMoves(variant, position).size === 0) return;
    const enemy = otherSide(position.turn);
    const attacked = [...attackedBy(variant, position, position.turn)].filter((site) =>
      belongsTo(pieceAt(position.board, site), enemy),
    );
    const captured = variant
      .status(position, [])
      .moves.flatMap((move) => losses(variant.effects(position, move), enemy));
    expect(attacked.filter((site) => !captured.includes(site))).toEqual([]);
    compared += attacked.length;
  });
  expect(compared).toBeGreaterThan(runs(50));
});

test('what would be captured for free is attacked, and belongs to the one who would lose it', () => {
  holdsEverywhere((variant, position) => {
    for (const side of SIDES) {
      const attacked = attackedBy(variant, position, side);
      for (const site of freeCaptures(variant, position, side)) {
        expect(attacked.has(site)).toBe(true);
        expect(belongsTo(pieceAt(position.board, site), otherSide(side))).toBe(true);
      }
    }
  });
});

test('every lens of every position lights sites that are there, each once, and says so in a sentence', () => {
  holdsEverywhere((variant, position) => {
    const { terrain } = notesOn(variant, position);
    for (const lens of lensesOf(variant)) {
      const { lit, sum } = lens.view(position);
      const sites = lit.map(({ site }) => site);
      expect(new Set(sites).size).toBe(sites.length);
      expect(sites.filter((site) => isAbsent(terrain, site))).toEqual([]);
      expect(lit.filter(({ label }) => !/^[A-Za-z].*[a-z0-9]$/.test(say(label)))).toEqual([]);
      expect(say(sum)).toMatch(/^[A-Za-z].*\.$/);
    }
  });
});
