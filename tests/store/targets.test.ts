import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../src/engine/at.ts';
import { withActions } from '../../src/engine/game/action.ts';
import type { Candidate } from '../../src/engine/game/candidates.ts';
import { candidatesIn, situationAt } from '../../src/engine/game/situation.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { losses } from '../../src/engine/rules/effect.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { pickSite, sameChoice } from '../../src/engine/rules/move.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { otherSide } from '../../src/engine/rules/side.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { CHESS_PASSING } from '../../scripts/screenshots/positions.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { beginSelection, liveCandidates } from '../../src/store/selection.ts';
import { openingTargets, previewOf, targetsOf } from '../../src/store/targets.ts';
import { position } from '../engine/variants/ben39/board.ts';
import { games } from '../support/randomGame.ts';
import { siteOf } from '../support/play.ts';

/**
 * Whether the board after a candidate is the one before with a piece moved or put to the site picked last, on the
 * same ground.
 */
function isPlain({ variant }: Game, before: Position, { move, path }: Candidate): boolean {
  const [first, last] = [at(path, 0), at(path, path.length - 1)];
  if (last.kind !== 'site') return false;
  const next = variant.play(before, move);
  const after = next.board;
  const changed = [...after.keys()].filter((site) => after[site] !== before.board[site]);
  const picked = [first, last].flatMap((choice) => (choice.kind === 'site' ? [choice.site] : []));
  const isVacated = first.kind !== 'site' || first.site === last.site || after[first.site] === EMPTY;
  const squares = (position: Position) =>
    variant.terrain(position).flatMap(({ kind, site }) => (kind === 'movable' ? [site] : []));
  return (
    isVacated &&
    squares(next).join() === squares(before).join() &&
    changed.every((site) => picked.includes(site)) &&
    changed.includes(last.site) &&
    after[last.site] !== EMPTY
  );
}

/** Whether the piece arrives as another: it may have changed before it went, which a preview shows, or there. */
function promotes({ variant }: Game, before: Position, { move, path }: Candidate): boolean {
  const [first, last] = [at(path, 0), at(path, path.length - 1)];
  if (first.kind !== 'site' || last.kind !== 'site') return false;
  const arrived = variant.play(before, move).board[last.site];
  return arrived !== EMPTY && arrived !== before.board[first.site];
}

describe('a preview', () => {
  test('is there for every move that does more than move a piece to the picked site and capture there', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const situation = situationAt(game, game.steps.length);
        const candidates = candidatesIn(situation);
        const missing = candidates.filter((candidate) => {
          const { path } = candidate;
          const last = at(path, path.length - 1);
          const selection = beginSelection(game, game.steps.length, at(path, 0));
          if (path.length < 2 || !selection || promotes(game, situation.position, candidate)) return false;
          const picked = path.slice(0, -1);
          const shown = previewOf(game.variant, { ...selection, picked }, last);
          const isShown = shown !== null && shown.length > 0;
          return isShown === isPlain(game, situation.position, candidate);
        });
        expect(missing.map(({ move }) => game.variant.writeMove(situation.position, move))).toEqual([]);
      }),
    );
  });

  test('before one of several buttons is chosen shows what they have in common', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const situation = situationAt(game, game.steps.length);
        const candidates = candidatesIn(situation);
        for (const { path } of candidates) {
          const [picked, last] = [path.slice(0, -1), at(path, path.length - 1)];
          const selection = beginSelection(game, game.steps.length, at(path, 0));
          if (last.kind !== 'button' || path.length < 3 || !selection) continue;
          const shown = previewOf(game.variant, { ...selection, picked }, null);
          const after = previewOf(game.variant, { ...selection, picked }, last);
          if (shown !== null) expect(after).toEqual(expect.arrayContaining([...shown]));
        }
      }),
    );
  });

  test('before the piece to become is chosen shows where it goes, and what it takes', () => {
    const game = newGame(tns, unwrap(tns.readPosition('1/3/1K1tH/3F1r1/4N2/7/N4/1R1/1 w n2 m')));
    const [from, to] = [siteOf(tns, 'd6'), siteOf(tns, 'e7')];
    const selection = beginSelection(game, 0, pickSite(from));
    if (!selection) throw new Error('Nothing begins on d6.');
    // The pointer is still on the square that was picked, or nowhere.
    for (const pointed of [pickSite(to), null])
      expect(previewOf(tns, { ...selection, picked: [pickSite(from), pickSite(to)] }, pointed)).toEqual(
        expect.arrayContaining([{ kind: 'shift', from: [from], to: [to] }]),
      );
  });
});

describe('a target', () => {
  test('names every piece that only picking it would capture elsewhere', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const ply = game.steps.length;
        const situation = situationAt(game, ply);
        for (const { move, path } of candidatesIn(situation)) {
          const [first, next] = path;
          const selection = first && beginSelection(game, ply, first);
          if (next?.kind !== 'site' || !selection || path.length > 2) continue;
          const effects = game.variant.effects(situation.position, move);
          const lost = losses(effects, otherSide(situation.position.turn)).filter(
            (site) => site !== next.site,
          );
          const target = targetsOf(game.variant, selection).find(({ site }) => site === next.site);
          expect(target?.victims ?? []).toEqual(expect.arrayContaining(lost));
        }
      }),
    );
  });

  test('beside which a pawn can be captured en passant names that pawn', () => {
    const start = newGame(chess99, unwrap(chess99.readPosition(CHESS_PASSING)));
    const game = unwrap(withActions(start, ['d2-d4']));
    const selection = beginSelection(game, 1, pickSite(siteOf(chess99, 'g3')));
    const target =
      selection && targetsOf(chess99, selection).find(({ site }) => site === siteOf(chess99, 'd3'));
    expect(target).toMatchObject({ kind: 'captureElsewhere', victims: [siteOf(chess99, 'd4')] });
  });
});

//                       a b c d e f g h i j k l m n o
const wizards = position(`
        14              . . . . . . . . . . . . . . .
         8              . . . R . R . . . . . k . . .
         7              . . . . W . . . . . W . . . .
         6              . . . P . . . . . . . P . . .
         4              . . . . . . . K . . . . . . .`);

//                       a b c d e f g h i j k l m n o
const spiders = position(`
        14              . . . . . . . . . . . . . . .
        12              . . . . . k . . . . . . . . .
        10              . . . . . . . N . P . . . . .
         9              . . . . . . . . Z . . . . . .
         8              . . . . . . . . . B . . . . .
         6              . . . P . r . . . . . . . . .
         5              . . . . Z . . . . . . . . . .
         4              . . . . . . . K . . . . . . .`);

describe('a target', () => {
  test('before anything is picked is where the next move puts a piece, or changes the one that stands there', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const { position } = situationAt(game, game.steps.length);
        const candidates = liveCandidates(game, game.steps.length);
        for (const { site } of openingTargets(game.variant, position, candidates)) {
          const begun = candidates.filter(({ path }) => sameChoice(at(path, 0), pickSite(site)));
          const stood = position.board[site];
          const left = begun.filter(({ move }) => game.variant.play(position, move).board[site] === stood);
          expect(left.map(({ move }) => game.variant.writeMove(position, move))).toEqual([]);
        }
      }),
    );
  });

  const pick = (name: string): Choice => ({ kind: 'site', site: siteOf(ben39, name) });
  const nameOf = (site: number | undefined) =>
    site === undefined ? null : shapeOf(ben39.topology, site).name;
  const targets = (start: Position, name: string) => {
    const selection = beginSelection(newGame(ben39, start), 0, pick(name));
    if (!selection) throw new Error(`Nothing begins on ${name}.`);
    return targetsOf(ben39, selection).filter(({ kind }) => kind !== 'move');
  };

  test('to which something else goes than what is picked says from where, if only one choice brings it there', () => {
    const brought = (name: string) =>
      targets(spiders, name).map(({ site, kind, comesFrom }) => [nameOf(site), kind, nameOf(comesFrom)]);
    // A pawn turns to either side, onto a rook or not.
    expect(brought('e5').sort()).toEqual([
      ['d4', 'bring', 'd6'],
      ['f6', 'capture', 'd6'],
    ]);
    // Both ways lead three pieces to the only free square.
    expect(brought('i9')).toEqual([]);
  });

  test('whose piece is sent elsewhere says where, and whether it captures there', () => {
    const sent = targets(wizards, 'e7').map(({ site, kind, leadsTo }) => [
      nameOf(site),
      kind,
      nameOf(leadsTo),
    ]);
    expect(sent.sort()).toEqual([
      ['d6', 'send', 'j6'],
      ['d8', 'send', 'j8'],
      ['f8', 'sendToCapture', 'l8'],
    ]);
  });
});
