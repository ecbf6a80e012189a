import { describe, expect, test, vi } from 'vitest';
import { newGame } from '../../src/engine/game/game.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { newDocument } from '../../src/store/document/document.ts';
import type { PlayActions, PlayStore } from '../../src/store/playStore.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import type { Sound } from '../../src/store/soundOf.ts';
import { soundOf } from '../../src/store/soundOf.ts';
import { say } from '../../src/words/say.ts';
import { readTyped } from '../../src/store/typed.ts';
import { typed } from '../support/typed.ts';

/** A game from a position string, after the given moves. */
function gameFrom(variant: Variant, text: string | null, ...said: readonly string[]): PlayStore {
  const start = text === null ? null : variant.readPosition(text);
  if (start?.ok === false) throw new Error(say(start.message));
  const game = newGame(variant, start?.value);
  const store = createPlayStore(newDocument(game), { now: () => time });
  for (const notation of said) expect(typed(store, notation)).toBe(true);
  return store;
}

let time = 0;

/** All the sounds while something is done. */
function heard(store: PlayStore, act: (actions: PlayActions) => void): Sound[] {
  const sounds: Sound[] = [];
  const stop = store.subscribe((state, before) => {
    const sound = soundOf(state, before);
    if (sound) sounds.push(sound);
  });
  act(store.getState());
  stop();
  return sounds;
}

const saying =
  (...said: readonly string[]) =>
  ({ say }: PlayActions) => {
    for (const notation of said) say((game) => readTyped(game, notation));
  };

const site = (name: string) => pickSite(siteNamed(chess99.topology, name));

describe('there is a sound', () => {
  test('for a move', () => {
    expect(heard(gameFrom(chess99, null), saying('e2-e4', 'e8-e6'))).toEqual(['move', 'move']);
  });

  test('not for picking, and only one for the move that follows', () => {
    const store = gameFrom(chess99, null);
    const sounds = heard(store, ({ pick }) => {
      pick(site('e2'));
    });
    expect(sounds).toEqual([]);
    expect(
      heard(store, ({ pick }) => {
        pick(site('e4'));
      }),
    ).toEqual(['move']);
  });

  test('for a capture, en passant too', () => {
    const start = '4k4/9/9/9/4p4/9/6q2/3P5/4K4 w - 12';
    expect(heard(gameFrom(chess99, '4k4/9/9/9/3p5/9/9/3R5/4K4 w - 12'), saying('d2-d5'))).toEqual([
      'capture',
    ]);
    expect(heard(gameFrom(chess99, start, 'd2-d4'), saying('g3-d3ep'))).toEqual(['capture']);
  });

  test('for a piece that comes onto the board', () => {
    expect(heard(gameFrom(battleChieftains.standard, null), saying('K@e2'))).toEqual(['drop']);
  });

  test('for a check instead of the move that gives it', () => {
    const start = '4k4/9/4R4/9/4p4/9/4P4/9/4K4 w - 30';
    expect(heard(gameFrom(chess99, start), saying('e7-d7', 'e5-e4', 'd7-d9'))).toEqual([
      'move',
      'move',
      'check',
    ]);
  });

  test('for the end of the game, by a move or by the players', () => {
    const start = '4k4/9/4R4/9/9/9/4r4/9/4K4 w - 30';
    expect(heard(gameFrom(chess99, start), saying('e7-e9'))).toEqual(['end']);
    expect(
      heard(gameFrom(chess99, null), ({ resign }) => {
        resign(WHITE);
      }),
    ).toEqual(['end']);
  });

  test('for a refused move, picked or typed', async () => {
    const store = gameFrom(chess99, null);
    const sounds: (Sound | null)[] = [];
    store.subscribe((state, before) => sounds.push(soundOf(state, before)));
    store.getState().pick(site('a1'));
    store.getState().pick(site('a5'));
    await vi.waitFor(() => {
      expect(sounds.filter(Boolean)).toEqual(['refusal']);
    });
    expect(heard(store, saying('e2-e9'))).toEqual(['refusal']);
  });

  test('for a step through the record, but not for a jump', () => {
    const store = gameFrom(chess99, null, 'e2-e4', 'e8-e6', 'd2-d4');
    expect(
      heard(store, ({ setCursor, takeBack }) => {
        setCursor(2);
        setCursor(0);
        setCursor(3);
        takeBack();
      }),
    ).toEqual(['move', 'move']);
  });

  test('when time gets short', () => {
    time = 0;
    const store = gameFrom(chess99, null);
    const { setClock, startClock, sayTime } = store.getState();
    setClock({ kind: 'sudden death', minutes: [5, 5] }, true);
    startClock();
    time = 299_000;
    expect(heard(store, sayTime)).toEqual(['short time']);
  });
});
