import * as v from 'valibot';
import { persist } from './persisted.ts';
import { storedStrings, withStrings } from './strings.ts';

const strings = v.fallback(v.pipe(v.unknown(), v.transform(storedStrings)), []);

/** How far a reader has come on the short path into a game. */
const pathSchema = v.fallback(
  v.object({
    /** The card that was open last. */
    card: v.fallback(v.string(), ''),
    /** The cards that are done. */
    done: strings,
  }),
  { card: '', done: [] },
);

const progressSchema = v.fallback(
  v.object({
    /** The solved tasks, each as the id of the rulebook’s first variant, a slash, and the id of the task. */
    solved: strings,
    /** The paths that were begun, by the ids of their games. */
    paths: v.fallback(v.record(v.string(), pathSchema), {}),
    /** Whether the reader knows chess; null until the first path asks. */
    knowsChess: v.fallback(v.nullable(v.boolean()), null),
  }),
  { solved: [], paths: {}, knowsChess: null },
);

export type PathProgress = v.InferOutput<typeof pathSchema>;
export type Progress = v.InferOutput<typeof progressSchema>;

export interface ProgressState extends Progress {
  readonly solve: (...tasks: readonly string[]) => void;
  readonly answer: (knowsChess: boolean) => void;
  readonly openCard: (game: string, card: string) => void;
  readonly finishCard: (game: string, card: string) => void;
  /** Forgets how far the reader has come on a path. */
  readonly beginAnew: (game: string) => void;
  /** Adds what was learnt elsewhere. What is known here stays; a path begun on both goes on where it is here. */
  readonly adopt: (elsewhere: Progress) => void;
}

/** The progress in a stored value of any shape. */
export const readProgress = (stored: unknown): Progress => v.parse(progressSchema, stored);

type Paths = Progress['paths'];

const NOT_BEGUN: PathProgress = { card: '', done: [] };

/** How far the reader has come on the path into a game. */
export const pathProgress = (paths: Paths, game: string): PathProgress =>
  (Object.hasOwn(paths, game) ? paths[game] : undefined) ?? NOT_BEGUN;

/** The paths with a change to one of them. */
const withPath = (paths: Paths, game: string, change: Partial<PathProgress>): Pick<Progress, 'paths'> => ({
  paths: { ...paths, [game]: { ...pathProgress(paths, game), ...change } },
});

const withDone = (paths: Paths, game: string, cards: readonly string[]): string[] => [
  ...withStrings(pathProgress(paths, game).done, cards),
];

/** What the user has learnt, kept on the device if possible. */
export const progress = persist<ProgressState, Progress>({
  part: 'progress',
  read: readProgress,
  initial: (change) => ({
    ...readProgress({}),
    solve: (...tasks) => {
      change(({ solved }) => ({ solved: [...withStrings(solved, tasks)] }));
    },
    answer: (knowsChess) => {
      change({ knowsChess });
    },
    openCard: (game, card) => {
      change(({ paths }) => withPath(paths, game, { card }));
    },
    finishCard: (game, card) => {
      change(({ paths }) => withPath(paths, game, { done: withDone(paths, game, [card]) }));
    },
    beginAnew: (game) => {
      change(({ paths }) => ({
        paths: Object.fromEntries(Object.entries(paths).filter(([other]) => other !== game)),
      }));
    },
    adopt: (elsewhere) => {
      change(({ solved, paths, knowsChess }) => {
        const joined = Object.entries(elsewhere.paths).map(
          ([game, { card, done }]): [string, PathProgress] => [
            game,
            { card: pathProgress(paths, game).card || card, done: withDone(paths, game, done) },
          ],
        );
        return {
          solved: [...withStrings(solved, elsewhere.solved)],
          paths: { ...paths, ...Object.fromEntries(joined) },
          knowsChess: knowsChess ?? elsewhere.knowsChess,
        };
      });
    },
  }),
});
