import { newClock } from '../../src/engine/game/clock.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import { writeExport } from '../../src/store/library/exportFile.ts';
import type { SavedGame } from '../../src/store/library/savedGame.ts';
import type { Progress } from '../../src/store/progress.ts';
import type { PuzzleProgress } from '../../src/store/puzzles/puzzleProgress.ts';
import type { SeenHintsState } from '../../src/store/seenHints.ts';
import type { Settings } from '../../src/store/settings.ts';
import { variantNamed } from '../../tests/support/registry.ts';
import { healthyGame } from './healthyGames.ts';

// Samples of stored data, with a value in every field. The types are those of the schemas, so the compiler
// requires any new field.

const variant = variantNamed('chess99');
const control = { kind: 'increment', minutes: [10, 10], seconds: 5 } as const;

const game: Required<SavedGame> = {
  ...healthyGame('sample', 'A game with everything', ['a2-a4', 'a8-a6']),
  start: variant.writePosition(variant.start),
  ending: undefined,
  cursor: 1,
  redoActions: ['b2-b4'],
  picked: [{ kind: 'site', site: 10 }],
  drawOffer: 0,
  clock: newClock(control, true, WHITE),
};

/** A saved game as the database holds it. */
export const storedSample: object = game;

/** The content of local storage, by topic. */
export const localSamples: {
  readonly settings: Settings;
  readonly progress: Progress;
  readonly hints: Pick<SeenHintsState, 'dismissed'>;
  readonly puzzles: PuzzleProgress;
} = {
  settings: {
    theme: 'dark',
    pieces: 'letters',
    orientation: 'across-table',
    boardSize: 'large',
    coordinates: true,
    patterns: true,
    animation: true,
    sounds: false,
    confirm: false,
    helpKey: true,
    announcements: 'notation',
    explanations: true,
    pace: 'slow',
  },
  progress: {
    solved: ['chess99/pawn-race', 'hex39/one'],
    paths: { hex39: { card: 'rook', done: ['castle'] }, tns: { card: 'last', done: [] } },
    knowsChess: true,
  },
  hints: { dismissed: ['Chess 99/one', 'Hex 39/two'] },
  puzzles: { solved: ['chess99/one', 'hex39/two'], days: [20_000, 20_001] },
};

/** An export of it, as read from the file. */
export const exportSample: unknown = JSON.parse(writeExport([game], localSamples));
