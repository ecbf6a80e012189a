import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/engine/game/game.ts';
import { positionAt } from '../../src/engine/game/game.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { drawWith } from '../../src/store/pen.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { scribblesOn, shapesOn } from '../../src/store/scribbles.ts';
import { variantNamed } from '../support/registry.ts';

const hex = variantNamed('hex39');

function drawing() {
  const game = createPlayStore(newDocument(newGame(hex)), { newId: () => 'one' });
  const scribbles = scribblesOn(game);
  const stop = drawWith(game, scribbles);
  return {
    game,
    stop,
    take: scribbles.getState().takePen,
    pick: (...names: readonly string[]) => {
      for (const name of names) game.getState().pick(pickSite(siteNamed(hex.topology, name)));
    },
    shapes: () => {
      const { game: shown, cursor } = game.getState().document;
      return shapesOn(scribbles.getState(), positionAt(shown, cursor));
    },
    moves: () => game.getState().document.game.steps.length,
  };
}

describe('a pen on the board of a game', () => {
  it('draws where picks would move, and a second time takes it away', () => {
    const { take, pick, shapes, moves, game } = drawing();
    take('red');
    pick('c3', 'b4', 'g9', 'g9');
    expect(shapes()).toEqual([
      { colour: 'red', from: 'c3', to: 'b4' },
      { colour: 'red', from: 'g9', to: 'g9' },
    ]);
    pick('c3', 'b4');
    expect(shapes()).toHaveLength(1);
    expect(game.getState().announcement).toMatchObject({ id: 'pen/drawn', isGone: true });
    expect(moves()).toBe(0);
  });

  it('is laid down, and what was drawn belongs to the position that was shown', () => {
    const { take, pick, shapes, moves } = drawing();
    take('green');
    pick('g9', 'g9');
    take(null);
    pick('c3', 'b4');
    expect(moves()).toBe(1);
    expect(shapes()).toEqual([]);
  });

  it('leaves the picks alone once it is gone', () => {
    const { take, pick, moves, stop } = drawing();
    take('green');
    stop();
    pick('c3', 'b4');
    expect(moves()).toBe(1);
  });
});
