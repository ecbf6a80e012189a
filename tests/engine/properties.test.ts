import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../src/engine/at.ts';
import { readAction } from '../../src/engine/game/action.ts';
import { registry } from '../support/registry.ts';
import { agreedDraw, claimsIn, resignationBy, timeoutOf } from '../../src/engine/game/ending.ts';
import type { Game } from '../../src/engine/game/game.ts';
import {
  currentPosition,
  effectsOfStep,
  movesAt,
  outcomeOf,
  positionAt,
  redo,
  takeBackTo,
  withEnding,
} from '../../src/engine/game/game.ts';
import { openedLink, readLink } from '../../src/engine/record/link.ts';
import { LONGEST_NAME } from '../../src/engine/record/seats.ts';
import { writeLink } from '../../src/engine/record/writeLink.ts';
import { notationAt, notationsOf } from '../../src/engine/record/notation.ts';
import { nextChoices, candidatesOf, settledMove } from '../../src/engine/game/candidates.ts';
import { readNotation, turnEndOf } from '../../src/engine/record/readNotation.ts';
import { recordOf } from '../../src/engine/record/recordOf.ts';
import { playedThrough } from '../support/playedThrough.ts';
import { readRecordText, writeRecordText } from '../../src/engine/record/recordText.ts';
import { applyEffects, reverseEffects } from '../../src/engine/rules/effect.ts';
import type { Choice, Move } from '../../src/engine/rules/move.ts';
import type { Outcome } from '../../src/engine/rules/outcome.ts';
import { draw } from '../../src/engine/rules/outcome.ts';
import { SIDES, otherSide } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { edited, edits } from '../support/edits.ts';
import { forbiddenIn } from '../../src/engine/game/forbidden.ts';
import type { Situation } from '../../src/engine/game/situation.ts';
import { candidatesIn, situationAt } from '../../src/engine/game/situation.ts';
import { invariants, told } from '../support/invariants.ts';
import { hintsIn } from '../support/hints.ts';
import { games } from '../support/randomGame.ts';
import { sentenceOf, valueOf } from '../support/result.ts';
import { rulebooks } from '../support/rulebooks.ts';
import { runs } from '../support/runs.ts';
import { say } from '../../src/words/say.ts';
import { remarksOn } from '../support/remarks.ts';

/** The start of the game, and the position after each of its steps. */
const situations = (game: Game): Situation[] =>
  [...Array(game.steps.length + 1).keys()].map((ply) => situationAt(game, ply));

function holdsEverywhere(check: (situation: Situation) => void): void {
  fc.assert(
    fc.property(games(), (game) => {
      situations(game).forEach(check);
    }),
  );
}

const holdsForGames = (check: (game: Game) => void): void => {
  fc.assert(fc.property(games(), check));
};

describe('in every position', () => {
  test.each(invariants.map(({ says, against }) => [says, against] as const))('%s', (_, against) => {
    holdsEverywhere((situation) => {
      expect(against(situation)).toEqual([]);
    });
  });
});

const sectionsOf = (variant: Variant) =>
  rulebooks
    .filter(({ variants }) => variants.includes(variant))
    .flatMap(({ sections }) => sections.map(({ id }) => id));

describe('the hints of a position', () => {
  test('each have their own id, one or two short sentences, and a section of the rulebook', () => {
    holdsEverywhere(({ variant, position, history, status }) => {
      if (status.outcome) return;
      const hints = variant.hints(position, history, status);
      expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
      for (const { id, text, rule } of hints) {
        expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(say(text)).toMatch(/^[A-Z][^.!?]{10,109}\.( [A-Z][^.!?]{10,109}\.)?$/);
        expect(say(text).length).toBeLessThanOrEqual(120);
        expect(sectionsOf(variant)).toContain(rule);
      }
    });
  });

  test.each(registry.map((variant) => [variant.id, variant] as const))(
    'are at most one at the start of %s',
    (_, variant) => {
      expect(hintsIn(variant, variant.start).length).toBeLessThanOrEqual(1);
    },
  );
});

describe('action strings', () => {
  test('are read as the moves that they were written for', () => {
    holdsForGames((game) => {
      game.steps.forEach(({ move, action }, ply) => {
        expect(valueOf(readAction(takeBackTo(game, ply), action))).toEqual(move);
      });
    });
  });
});

describe('notation', () => {
  test('is short', () => {
    holdsEverywhere(({ variant, position, status: { moves } }) => {
      const notations = notationsOf(variant, position, moves);
      expect(
        notations.filter((notation) => !/^([\x21-\x7e]{2,20}|[\x21-\x7e]{2,20} e\.p\.)?$/.test(notation)),
      ).toEqual([]);
    });
  });

  test('is read as the move that it was written for', () => {
    fc.assert(
      fc.property(games(60), (game) => {
        const position = currentPosition(game);
        const moves = movesAt(game, game.steps.length);
        notationsOf(game.variant, position, moves).forEach((notation, i) => {
          const read = notation === '' ? turnEndOf(game) : readNotation(game, notation);
          expect(valueOf(read)).toEqual(moves[i]);
        });
      }),
    );
  });

  test('of a step in a game is that of its move in its position', () => {
    holdsForGames((game) => {
      game.steps.forEach(({ action }, i) => {
        const position = positionAt(game, i);
        const moves = movesAt(game, i);
        const place = moves.findIndex((move) => game.variant.writeMove(position, move) === action);
        expect(notationAt(game, i + 1)).toBe(notationsOf(game.variant, position, moves)[place]);
      });
    });
  });

  test('with typing errors names a legal move or none', () => {
    const slips = edits('KQRBNPFWXCZaceghi12345678x@=~*+!-. ep');
    fc.assert(
      fc.property(games(40), fc.nat(1_000_000), slips, (game, number, changes) => {
        const moves = movesAt(game, game.steps.length);
        if (moves.length === 0) return;
        const position = currentPosition(game);
        const notation = at(notationsOf(game.variant, position, moves), number % moves.length);
        const read = readNotation(game, edited(notation, changes));
        if (read.ok) expect(moves).toContainEqual(read.value);
        else
          expect(say(read.message)).toMatch(
            / is not a legal move here\.$| can be .* or .* here; say which\.$/,
          );
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the paths of moves', () => {
  test('never make a forbidden move, and every forbidden move has a reason', () => {
    holdsEverywhere((situation) => {
      const paths = candidatesIn(situation).map(({ path }) => told(path));
      for (const { path, reason } of forbiddenIn(situation)) {
        expect(paths.filter((legal) => legal.startsWith(told(path)))).toEqual([]);
        expect(say(reason)).toMatch(/^[A-Z].*\.$/);
      }
    });
  });

  test('exist for every move', () => {
    holdsEverywhere(({ variant, position, status: { moves } }) => {
      expect(
        moves.filter((move) => variant.paths(position, move).every((path) => path.length === 0)),
      ).toEqual([]);
    });
  });

  test('lead to a move choice by choice, without dead ends', () => {
    fc.assert(
      fc.property(games(), fc.infiniteStream(fc.nat(1_000_000)), (game, picks) => {
        const candidates = candidatesOf(
          game.variant,
          currentPosition(game),
          movesAt(game, game.steps.length),
        );
        let picked: readonly Choice[] = [];
        let moves: readonly Move[] = candidates.map(({ move }) => move);
        for (
          let next = nextChoices(candidates, picked);
          next.length > 0;
          next = nextChoices(candidates, picked)
        ) {
          const { choice, moves: left } = at(next, at([...picks.take(1)], 0) % next.length);
          expect(left.length).toBeGreaterThan(0);
          expect(moves).toEqual(expect.arrayContaining([...left]));
          picked = [...picked, choice];
          moves = left;
        }
        if (candidates.length > 0) expect([settledMove(candidates, picked)]).toEqual(moves);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('what is shown', () => {
  test('has a sentence and a section of the rulebook if it is more than a mark', () => {
    holdsEverywhere(({ variant, position }) => {
      for (const { text, rule } of remarksOn(variant, position)) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(sectionsOf(variant)).toContain(rule);
      }
    });
  });

  test('as the other side’s threats uses the same board', () => {
    holdsEverywhere(({ variant, position }) => {
      const pass = variant.pass(position);
      expect(pass.turn).toBe(otherSide(position.turn));
      expect(pass.board).toEqual(position.board);
    });
  });
});

describe('position strings', () => {
  test('with typing errors are refused, or are exactly what would be written', () => {
    const slips = edits('KkQqPp0123456789/ -wbae\t\né');
    let accepted = 0;
    fc.assert(
      fc.property(games(40), slips, (game, changes) => {
        const { variant } = game;
        const text = edited(variant.writePosition(currentPosition(game)), changes);
        const read = variant.readPosition(text);
        if (!read.ok) {
          expect(say(read.message)).toMatch(/^[A-Z].*\.$/);
          return;
        }
        accepted++;
        expect(variant.writePosition(read.value)).toBe(text);
      }),
      { numRuns: runs(1000) },
    );
    // A short run may meet no string that is accepted.
    if (runs(1000) === 1000) expect(accepted).toBeGreaterThan(0);
  });

  test('that are read can be played on, and lead to positions that can be read', () => {
    const slips = edits('KkQqPp123456789/wb');
    fc.assert(
      fc.property(games(40), slips, (game, changes) => {
        const { variant } = game;
        const read = variant.readPosition(edited(variant.writePosition(currentPosition(game)), changes));
        if (!read.ok) return;
        const position = read.value;
        const { moves, outcome } = variant.status(position, []);
        expect(outcome !== null).toBe(moves.length === 0);
        if (!outcome) variant.claims(position, []);
        variant.marks(position);
        for (const move of moves) {
          const after = variant.play(position, move);
          expect(valueOf(variant.readPosition(variant.writePosition(after)))).toEqual(after);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('can be any text at all: it is refused, and nothing throws', () => {
    fc.assert(
      fc.property(games(0), fc.string({ unit: 'binary', maxLength: 700 }), ({ variant }, text) => {
        expect(variant.readPosition(text).ok).toBe(false);
      }),
    );
  });
});

describe('taking back', () => {
  test('goes through the same boards as the reversed effects', () => {
    holdsForGames((game) => {
      let { board } = currentPosition(game);
      for (let ply = game.steps.length; ply > 0; ply--) {
        board = applyEffects(board, reverseEffects(effectsOfStep(game, ply)));
        expect(board).toEqual(currentPosition(takeBackTo(game, ply - 1)).board);
      }
    });
  });

  test('any number of steps and redoing them changes nothing', () => {
    fc.assert(
      fc.property(games(), fc.array(fc.nat(1000), { maxLength: 4 }), (game, returns) => {
        let current = game;
        for (const back of returns) current = takeBackTo(current, back % (current.steps.length + 1));
        while (current.redoSteps.length > 0) current = redo(current);
        expect(current).toEqual(game);
      }),
    );
  });
});

/** Games, some of which the players have ended in one of the ways open to them. */
const endedGames = fc.tuple(games(), fc.nat(20)).map(([game, number]): Game => {
  if (outcomeOf(game)) return game;
  const ways: (Outcome | null)[] = [
    null,
    agreedDraw,
    ...SIDES.flatMap((side) => [resignationBy(side), timeoutOf(side)]),
  ];
  const ending = at([...claimsIn(game).map(draw), ...ways], number % (claimsIn(game).length + ways.length));
  return ending ? withEnding(game, ending) : game;
});
const names = fc.tuple(
  fc.string({ maxLength: LONGEST_NAME }),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);

describe('records and links', () => {
  test('a record, played through, gives the same game', () => {
    fc.assert(
      fc.property(endedGames, names, fc.nat(1000), (game, players, number) => {
        const cursor = number % (game.steps.length + 1);
        const record = recordOf(game, players, cursor);
        expect(valueOf(playedThrough(record))).toEqual({ game, players, cursor, stopped: null });
      }),
    );
  });

  test('a link brings back the same record', () => {
    fc.assert(
      fc.property(endedGames, names, fc.nat(1000), (game, players, number) => {
        const record = recordOf(game, players, number % (game.steps.length + 1));
        const read = readLink(game.variant, writeLink(game.variant, record));
        expect(valueOf(read)).toEqual({ record, damage: null });
      }),
    );
  });

  test('a damaged link is refused, or brings back the same record, or says that it is damaged', () => {
    const damage = edits('ABCXYZabcxyz0189-_=+/ %é');
    fc.assert(
      fc.property(games(30), damage, (game, changes) => {
        const record = recordOf(game, ['', ''], 0);
        const link = edited(writeLink(game.variant, record), changes);
        const read = readLink(game.variant, link);
        if (read.ok && read.value.damage === null) expect(read.value.record).toEqual(record);
        const replay = openedLink(game.variant, link);
        if (!read.ok) expect(replay.ok).toBe(false);
        if (replay.ok && read.ok && read.value.damage !== null)
          expect(sentenceOf(replay.value.stopped)).toMatch(/damaged/);
      }),
      { numRuns: runs(300) },
    );
  });

  test('a forged link is refused or is played as far as it is legal', () => {
    const slips = edits('abcdefghi123456789-=~epBN ');
    fc.assert(
      fc.property(games(), slips, slips, fc.jsonValue(), (game, actionSlips, startSlips, value) => {
        const record = recordOf(game, ['', ''], game.steps.length);
        const all = record.actions.join('\n');
        const forgeries: readonly [unknown, string][] = [
          [value, all],
          [{ rules: 1 }, edited(all, actionSlips)],
          [{ rules: 1, start: record.start ?? edited('', startSlips) }, all],
          [{ rules: 1, ending: edited('draw agreement', actionSlips) }, ''],
          [{ rules: 1, cursor: value }, all],
        ];
        for (const [head, actions] of forgeries) {
          const link = deflateSync(`${JSON.stringify(head)}\n${actions}\n`).toString('base64url');
          const read = readLink(game.variant, link);
          if (!read.ok) continue;
          const { record: forged } = read.value;
          const replay = playedThrough(forged);
          if (!replay.ok) continue;
          const played = replay.value.game.steps.map(({ action }) => action);
          expect(played).toEqual(forged.actions.slice(0, played.length));
          if (replay.value.stopped === null) expect(played).toEqual(forged.actions);
        }
      }),
    );
  });
});

/** Names as a text can hold them: without characters that would break its line. */
const plainNames = fc.tuple(
  fc.string({ maxLength: LONGEST_NAME }),
  fc.string({ unit: 'grapheme', maxLength: 10 }).filter((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)),
);

describe('record texts', () => {
  test('bring back the same game', () => {
    fc.assert(
      fc.property(endedGames, plainNames, (game, players) => {
        const text = writeRecordText(game, players);
        expect(text.split('\n').filter((line) => line.length > 80 && !line.startsWith('['))).toEqual([]);
        const [read, ...others] = valueOf(readRecordText(text));
        expect(others).toEqual([]);
        const replay = read && valueOf(playedThrough(read.record));
        expect(replay).toEqual({ game, players, cursor: game.steps.length, stopped: null });
      }),
    );
  });

  test('may hold several games', () => {
    fc.assert(
      fc.property(fc.array(endedGames, { minLength: 2, maxLength: 4 }), (some) => {
        const text = some.map((game) => writeRecordText(game, ['', ''])).join('');
        const read = valueOf(readRecordText(text)).map(({ record }) => valueOf(playedThrough(record)).game);
        expect(read).toEqual(some);
      }),
      { numRuns: runs(20) },
    );
  });

  test('that are damaged are refused, or are read as far as they are sound', () => {
    const damage = edits('KQRNPabcdefgh123456789.,…x@=+*[]{}()";\\ \n-');
    fc.assert(
      fc.property(games(40), damage, (game, changes) => {
        const read = readRecordText(edited(writeRecordText(game, ['Ann', 'Bob']), changes));
        if (!read.ok) {
          expect(say(read.message)).toMatch(/^This .*\.$/);
          return;
        }
        for (const { record } of read.value) {
          const replay = playedThrough(record);
          if (!replay.ok) expect(say(replay.message)).toMatch(/\.$/);
          else if (replay.value.stopped !== null) expect(say(replay.value.stopped)).toMatch(/^[OT“].*\.$/);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test('can be any text at all: there is an answer, never an accident', () => {
    const pieces = fc.constantFrom(
      ...[
        '[Variant "',
        'chess99',
        'tns',
        '"]',
        '[Start "',
        '[Result "1-0"]',
        '1.',
        '…',
        ',',
        '*',
        '{',
        '}',
        '(',
        ')',
      ],
      ...[';', '\n', ' ', 'e4', 'Nd4', 'end', 'e.p.', '$1', '1/2-1/2', '\\', '"', '%', '\uFEFF', '\uD800'],
    );
    const texts = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 60 });
    fc.assert(
      fc.property(texts, (words) => {
        const read = readRecordText(`[Variant "tns"]${words.join('')}`);
        if (read.ok) for (const { record } of read.value) playedThrough(record);
        readRecordText(words.join(''));
      }),
      { numRuns: runs(1000) },
    );
  });
});
