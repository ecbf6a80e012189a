import '../renderer.ts';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { at } from '../engine/at.ts';
import type { Game } from '../engine/game/game.ts';
import { currentPosition, outcomeOf } from '../engine/game/game.ts';
import { unwrap } from '../engine/rules/result.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { outcomeSentence } from '../words/en/outcomes.ts';
import { addSentences } from '../words/say.ts';
import type { MountedGame } from './mountedGame.ts';
import { beginGame, playOn } from './mountedGame.ts';
import type { Mounting } from './MountedTable.tsx';
import { MountedTable } from './MountedTable.tsx';
import type { MadeMove, MountOptions } from './options.ts';
import { USUAL_VIEW } from './options.ts';
import { hang } from './hang.ts';
import { styleSheet } from './styles.ts';

/** A board mounted on a page. */
export interface MountedBoard {
  /**
   * Changes some of the options; the others stay as they are. A new position or variant (with its words)
   * begins a new game without history. Setting the position that is already shown leaves the game as it is.
   * @throws Error when the variant has no such position; nothing has changed then.
   */
  readonly set: (options: Partial<MountOptions>) => void;
  /** Makes the legal move with this action string, without calling `onMove`; false if there is none. */
  readonly play: (action: string) => boolean;
  /** Removes the board and everything that came with it from the page. Call no other method after it. */
  readonly destroy: () => void;
}

/** The style sheet of all boards that are mounted. */
let sheet: CSSStyleSheet | null = null;

/**
 * Mounts a board in an element of any page, or in a shadow root. The board has a shadow root of its own, so
 * that neither side’s styles affect the other. It stores nothing: it reports each move to `onMove`.
 * @throws Error when the variant has no such position.
 */
export function mount(element: Element, { variant, words, position, ...view }: MountOptions): MountedBoard {
  addSentences(words);
  const start = position === undefined ? variant.start : unwrap(variant.readPosition(position));
  const store = createStore<Mounting>()(() => ({ ...USUAL_VIEW, ...view, ...beginGame(variant, start) }));
  const { getState, setState } = store;
  const host = document.createElement('div');
  element.append(host);
  const { place, dress } = hang(host.attachShadow({ mode: 'open' }), (sheet ??= styleSheet()));
  const root = createRoot(place);
  dress(getState().theme);
  root.render(
    <MountedTable
      store={store}
      onChange={(step) => {
        const before = getState();
        setState(step(before));
        const { game, onMove } = getState();
        if (game.steps.length > before.game.steps.length) onMove(lastMoveOf(game));
      }}
    />,
  );
  return {
    set: ({ variant, words, position, ...changes }) => {
      if (words) addSentences(words);
      setState({ ...gameAfter(getState().game, variant, position), ...changes });
      dress(getState().theme);
    },
    play: (action) => {
      const after = playOn(getState(), action);
      if (after) setState(after);
      return after !== null;
    },
    destroy: () => {
      root.unmount();
      host.remove();
    },
  };
}

/** The new game when another variant or position is set; null if neither has changed. */
function gameAfter(game: Game, variant: Variant = game.variant, text?: string): MountedGame | null {
  if (variant !== game.variant && text === undefined) return beginGame(variant, variant.start);
  if (text === undefined) return null;
  const isShown = variant === game.variant && variant.writePosition(currentPosition(game)) === text;
  return isShown ? null : beginGame(variant, unwrap(variant.readPosition(text)));
}

/** What `onMove` is told about the last move of a game that has one. */
function lastMoveOf(game: Game): MadeMove {
  const { action, position } = at(game.steps, game.steps.length - 1);
  const outcome = outcomeOf(game);
  return {
    action,
    position: game.variant.writePosition(position),
    outcome: outcome && outcomeSentence(outcome),
  };
}
