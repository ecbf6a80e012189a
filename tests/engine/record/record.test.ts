import { describe, expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { agreedDraw, resignationBy } from '../../../src/engine/game/ending.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { newGame, takeBackTo, withEnding } from '../../../src/engine/game/game.ts';
import type { GameRecord } from '../../../src/engine/record/record.ts';
import { playThrough } from '../../../src/engine/record/record.ts';
import { recordOf } from '../../../src/engine/record/recordOf.ts';
import { BLACK } from '../../../src/engine/rules/side.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { refusalOf, sentenceOf, valueOf } from '../../support/result.ts';

const NAMES = ['Ann', 'Bob'] as const;
const START = '9/9/9/4k4/5K3/9/9/p8/9 w - 30';

const actions = ['e2-e4', 'd8-d6', 'b1-c3'];
const game = valueOf(withActions(newGame(chess99), actions));
const fromPosition = newGame(chess99, valueOf(chess99.readPosition(START)));

/** A record of the short game, with changes. */
const record = (changes: Partial<GameRecord>): GameRecord => ({
  variant: 'chess99',
  rules: chess99.version,
  players: NAMES,
  actions,
  ...changes,
});

const shown = (game: Game): string[] => game.steps.map(({ action }) => action);

describe('a record holds', () => {
  test('the variant, its rules, the players and the actions, and no default values', () => {
    expect(recordOf(game, NAMES, 3)).toStrictEqual(record({}));
  });

  test('the start if it is not the usual one', () => {
    expect(recordOf(fromPosition, NAMES, 0)).toStrictEqual(record({ start: START, actions: [] }));
  });

  test('the end if the players made it', () => {
    expect(recordOf(withEnding(game, resignationBy(BLACK)), NAMES, 3).ending).toBe('w resignation');
    expect(recordOf(withEnding(game, agreedDraw), NAMES, 3).ending).toBe('draw agreement');
  });

  test('the position on view if that is not the last', () => {
    expect(recordOf(game, NAMES, 1)).toStrictEqual(record({ cursor: 1 }));
  });

  test('which game it is, if that is known', () => {
    const identity = { id: 'a', revision: 7 };
    expect(recordOf(game, NAMES, 3, identity)).toStrictEqual(record({ identity }));
  });

  test('nothing that has been taken back', () => {
    expect(recordOf(takeBackTo(game, 1), NAMES, 1)).toStrictEqual(record({ actions: ['e2-e4'] }));
  });
});

describe('a record is played through', () => {
  test('from the usual start', () => {
    expect(valueOf(playThrough(chess99, record({})))).toEqual({
      game,
      players: NAMES,
      cursor: 3,
      stopped: null,
    });
  });

  test('from its own start, to the end that the players made', () => {
    const claimed = record({ start: START, actions: [], ending: 'draw bare-king-capture' });
    const replay = valueOf(playThrough(chess99, claimed));
    expect(replay.stopped).toBeNull();
    expect(replay.game.start).toEqual(fromPosition.start);
    expect(replay.game.ending).toEqual({ winner: null, reason: 'bare-king-capture' });
    expect(recordOf(replay.game, NAMES, 0)).toStrictEqual(claimed);
  });

  test('and shown at the position that it names, or at its end if there is none', () => {
    expect(valueOf(playThrough(chess99, record({ cursor: 0 }))).cursor).toBe(0);
    expect(valueOf(playThrough(chess99, record({ cursor: 2 }))).cursor).toBe(2);
    expect(valueOf(playThrough(chess99, record({ cursor: 99 }))).cursor).toBe(3);
  });

  test('and is the same game if all of it was played', () => {
    const identity = { id: 'a', revision: 7 };
    expect(valueOf(playThrough(chess99, record({ identity }))).identity).toEqual(identity);
    const other = valueOf(playThrough(chess99, record({ identity, actions: [...actions, 'a1-a9'] })));
    expect(other.identity).toBeUndefined();
  });

  test('even under older rules than ours', () => {
    expect(valueOf(playThrough(chess99, record({ rules: 0 }))).stopped).toBeNull();
  });
});

describe('a record with a fault is shown up to the fault', () => {
  test('when a move is not legal, with a message', () => {
    const replay = valueOf(
      playThrough(chess99, record({ actions: [...actions, 'a1-a9', 'h1-g3'], cursor: 5 })),
    );
    expect(shown(replay.game)).toEqual(actions);
    expect(replay.cursor).toBe(3);
    expect(sentenceOf(replay.stopped)).toBe(
      'The game is shown up to White’s move\u00a02. “a1-a9” is not a legal move here.',
    );
  });

  test('when even the first move is not legal', () => {
    const replay = valueOf(playThrough(chess99, record({ actions: ['Ke2'] })));
    expect(shown(replay.game)).toEqual([]);
    expect(sentenceOf(replay.stopped)).toMatch(/^Only the start of the game is shown\. “Ke2”/);
  });

  test('when it goes on after the end', () => {
    const kingTaken = ['f1-e3', 'a8-a7', 'e3-f5', 'a7-a6', 'f5-d7', 'a6-a5', 'd7-e9'];
    const replay = valueOf(playThrough(chess99, record({ actions: [...kingTaken, 'a2-a3'] })));
    expect(shown(replay.game)).toEqual(kingTaken);
    expect(sentenceOf(replay.stopped)).toMatch(/up to White’s move\s4.*The game is over/);
  });

  test.each(['draw pyrrhic', 'w king-captured', 'draw both-in-check'])(
    'when the players cannot have ended it with %s',
    (ending) => {
      const replay = valueOf(playThrough(chess99, record({ ending })));
      expect(shown(replay.game)).toEqual(actions);
      expect(replay.game.ending).toBeNull();
      expect(sentenceOf(replay.stopped)).toContain(ending);
    },
  );

  test('when its end does not exist', () => {
    const replay = valueOf(playThrough(chess99, record({ ending: 'w checkmate' })));
    expect(replay.game.ending).toBeNull();
    expect(sentenceOf(replay.stopped)).toContain('“w checkmate”');
  });

  test('when the players end a game that the rules have ended', () => {
    const replay = valueOf(
      playThrough(
        chess99,
        record({ start: '9/9/9/4k4/9/9/9/p8/9 w - 30', actions: [], ending: 'w resignation' }),
      ),
    );
    expect(replay.game.ending).toBeNull();
    expect(replay.stopped).not.toBeNull();
  });
});

describe('a record cannot be played at all', () => {
  test('when it was played under newer rules than ours', () => {
    expect(refusalOf(playThrough(chess99, record({ rules: chess99.version + 1 })))).toMatch(
      /newer rules of Chess 99/,
    );
  });

  test('when its start is not a position, with the reason', () => {
    expect(refusalOf(playThrough(chess99, record({ start: START.replace('k', 'K') })))).toMatch(
      /first position cannot be read. White has 2 kings/,
    );
  });
});
