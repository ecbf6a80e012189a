import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { positionAt, statusAt } from '../../../src/engine/game/game.ts';
import { newMoveList } from '../../../src/engine/rules/moveList.ts';
import { EMPTY, belongsTo } from '../../../src/engine/rules/piece.ts';
import { placementOf } from '../../../src/engine/rules/placement.ts';
import { workingCopy } from '../../../src/engine/rules/workingBoard.ts';
import { losses } from '../../../src/engine/rules/effect.ts';
import { otherSide } from '../../../src/engine/rules/side.ts';
import { descend, make, unmake } from '../../../src/engine/search/line.ts';
import { newSearch } from '../../../src/engine/search/newSearch.ts';
import { newTable } from '../../../src/engine/search/table.ts';
import { searchables } from '../../../src/engine/searches.ts';
import { games } from '../../support/randomGame.ts';
import { runs } from '../../support/runs.ts';

const options = { table: newTable(0), age: 1, noise: 0, seed: 0, most: 0 };

describe.each(searchables.map((searchable) => [searchable.variant.id, searchable] as const))(
  'what a search knows of %s',
  (_, searchable) => {
    const { variant, searching, listing } = searchable;
    const someGames = games(60, variant);

    test('a move that is made leads to the position made anew, with its key, worth and placement, and can be taken back', () => {
      fc.assert(
        fc.property(someGames, (game) => {
          for (let ply = 0; ply < game.steps.length; ply += 3) {
            const [position, next] = [positionAt(game, ply), positionAt(game, ply + 1)];
            const { move } = at(game.steps, ply);
            const search = newSearch(searchable, position, [], options);
            const anew = newSearch(searchable, next, [], options);
            const sums = [anew.low[0], anew.high[0], anew.worth[0]];
            descend(search, 0, move);
            expect([search.low[1], search.high[1], search.worth[1]]).toEqual(sums);
            listing.fill(position, at(search.frames, 0).list, [move]);
            make(search, 0, 0);
            expect([search.low[1], search.high[1], search.worth[1]]).toEqual(sums);
            expect(search.positions[1]).toEqual(next);
            expect(search.placement).toEqual(anew.placement);
            unmake(search, 0);
            expect(search.positions[0]).toEqual(position);
            expect(search.placement).toEqual(placementOf(position.board, variant.kinds.length));
          }
        }),
        { numRuns: runs(20) },
      );
    });

    test('positions have equal keys if their strings are equal, and different keys if not', () => {
      const texts = new Map<string, string>();
      const keys = new Map<string, string>();
      fc.assert(
        fc.property(someGames, (game) => {
          for (let ply = 0; ply <= game.steps.length; ply++) {
            const position = positionAt(game, ply);
            // A key leaves out the number of a move far from the limit.
            const text = variant.writePosition(position).replace(variant.round ? / \d+$/ : /$^/, '');
            const { low, high } = newSearch(searchable, position, [], options);
            const key = `${String(low[0])} ${String(high[0])}`;
            expect(texts.get(key) ?? text).toBe(text);
            expect(keys.get(text) ?? key).toBe(key);
            texts.set(key, text);
            keys.set(text, key);
          }
        }),
        { numRuns: runs(20) },
      );
    });

    test('a search lists the moves of a position without a history, and knows of them what the rules say', () => {
      const list = newMoveList();
      fc.assert(
        fc.property(someGames, (game) => {
          for (let ply = 0; ply <= game.steps.length; ply += 4) {
            const position = positionAt(game, ply);
            const placement = placementOf(position.board, variant.kinds.length);
            const { outcome, moves } = variant.status(position, []);
            expect(listing.look(position, placement, list)).toEqual(outcome);
            expect(listing.isInDanger(position, placement)).toBe(searching.isInDanger(position));
            const winsAtOnce = listing.winsAtOnce(position, placement);
            expect(winsAtOnce && outcome !== null).toBe(false);
            if (winsAtOnce)
              expect(
                moves.some(
                  (move) =>
                    variant.status(variant.play(position, move), []).outcome?.winner === position.turn,
                ),
              ).toBe(true);
            if (outcome) continue;
            const listed = Array.from({ length: list.count }, (_unused, i) => listing.moveAt(list, i));
            expect(listed).toEqual(moves);
            for (const [i, move] of moves.entries()) {
              const then = listing.playOn(position, list, i, workingCopy(position.board));
              expect(then).toEqual(variant.play(position, move));
              expect(listing.capturedAt(position, list, i)).toBe(searching.captured(position, move));
              const isNoisy =
                searching.captured(position, move) !== EMPTY || searching.isForcing(position, move);
              expect(listing.isNoisyAt(position, list, i)).toBe(isNoisy);
              expect(listing.slotAt(list, i)).toBe(searching.slotOf(move));
            }
            listing.fill(position, list, moves.toReversed());
            expect(moves.map((_unused, i) => listing.moveAt(list, i))).toEqual(moves.toReversed());
          }
        }),
        { numRuns: runs(10) },
      );
    });

    test('a capture is known without playing it', () => {
      fc.assert(
        fc.property(someGames, (game) => {
          for (let ply = 0; ply < game.steps.length; ply += 5) {
            const position = positionAt(game, ply);
            const enemy = otherSide(position.turn);
            for (const move of statusAt(game, ply).moves) {
              const captured = searching.captured(position, move);
              const lost = losses(variant.effects(position, move), enemy).map((site) => position.board[site]);
              if (captured === EMPTY) expect(lost).toEqual([]);
              else expect(lost).toContain(captured);
              expect(captured === EMPTY || belongsTo(captured, enemy)).toBe(true);
            }
          }
        }),
        { numRuns: runs(10) },
      );
    });

    test('every move has a slot among those announced', () => {
      fc.assert(
        fc.property(someGames, (game) => {
          for (const move of statusAt(game, game.steps.length).moves) {
            const slot = searching.slotOf(move);
            expect(Number.isInteger(slot) && slot >= 0 && slot < searching.slots).toBe(true);
          }
        }),
        { numRuns: runs(20) },
      );
    });
  },
);
