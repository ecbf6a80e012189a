import type { Lens } from '../engine/rules/lens.ts';
import type { Message } from '../engine/rules/message.ts';
import type { BySide } from '../engine/rules/side.ts';
import type { MountedGame } from '../mount/mountedGame.ts';
import { goOn, showGame } from '../mount/mountedGame.ts';
import type { Shown } from './askedGame.ts';
import type { TreePath } from '../engine/tree/tree.ts';
import type { Controls } from './attributes.ts';
import type { TreeLines } from './readTree.ts';

/** A board in another page: its game, and how it is shown. Immutable. */
export interface Embedding extends MountedGame {
  /** What it showed at first. */
  readonly begun: Pick<Shown, 'game' | 'cursor' | 'link'>;
  readonly players: BySide<string>;
  readonly controls: Controls;
  readonly lens: Lens | null;
  /** Why not everything that was asked for is shown; null if it is. */
  readonly stopped: Message | null;
  readonly flipped: boolean;
  /** The tree in which the game is a line; null for a game alone. */
  readonly lines: TreeLines | null;
}

/** The board that shows at first what was asked for. */
export function beginEmbedding(shown: Shown, flipped: boolean): Embedding {
  const { game, cursor, players, controls, lens, stopped, lines } = shown;
  return { ...showGame(game, cursor), begun: shown, players, controls, lens, stopped, flipped, lines };
}

/** Whether something has been played since. */
export const hasChanged = ({ game, begun }: Embedding): boolean => game !== begun.game;

/** The board as it was at first. */
export const beginAgain = (state: Embedding): Embedding => ({
  ...state,
  ...showGame(state.begun.game, state.begun.cursor),
});

/** The actions that lead to the position on the board. */
export const pathIn = ({ game, cursor }: MountedGame): TreePath =>
  game.steps.slice(0, cursor).map(({ action }) => action);

/** The board at another node of its tree, in the line that leads through it. */
export const goTo = (state: Embedding, path: TreePath): Embedding =>
  state.lines === null
    ? state
    : { ...state, ...goOn({ ...state, game: state.lines.lineThrough(path) }, path.length) };
