import type { CSSProperties, ReactNode, RefObject, Touch } from 'react';
import { Fragment, useId, useLayoutEffect, useState } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Site } from '../../engine/topology/site.ts';
import { classes } from './classes.ts';
import { isBoardKey } from './keys.ts';
import type { Layout } from './geometry.ts';
import type { Drawable, PieceSet } from './PieceFigure.tsx';
import { PieceFigure } from './PieceFigure.tsx';
import { say } from '../../words/say.ts';
import { elementAt, treeOf } from './tree.ts';
import * as words from '#words/ui/board.ts';
import styles from './chips.module.css';

type Button = Extract<Choice, { kind: 'button' }>;

export interface ChipsProps {
  readonly layout: Layout;
  readonly variant: Drawable;
  readonly set: PieceSet;
  /** The site beside which they appear. */
  readonly site: Site;
  readonly buttons: readonly Button[];
  /** The piece that a button is about, such as the one to become; `EMPTY` for none. */
  readonly pieceOf: (button: Button) => Piece;
  /** What a button would do, for people who do not see its preview; empty for nothing to say. */
  readonly describe: (button: Button) => string;
  /** The sites that can be picked instead. If there are none, the buttons take the keyboard focus. */
  readonly targets: readonly Site[];
  /** Further sites that the buttons must not cover, besides the targets. */
  readonly uncovered: readonly Site[];
  /** Sites with pieces, which the buttons cover only if they would be far away otherwise. */
  readonly pieces: readonly Site[];
  readonly onPress: (button: Button) => void;
  /** Called when the pointer or the focus comes to a button; with null when it leaves. */
  readonly onVisit: (button: Button | null) => void;
  readonly onEscape: () => void;
  /** Whether they are upside down, for a player who sits opposite. */
  readonly turned: boolean;
}

interface ChipGroupProps extends ChipsProps {
  readonly group: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** What follows the buttons. */
  readonly children?: ReactNode;
}

/** The buttons, wherever they are. */
export function ChipGroup({
  variant,
  set,
  site,
  buttons,
  pieceOf,
  describe,
  targets,
  onPress,
  onVisit,
  onEscape,
  group,
  className,
  style = {},
  children,
}: ChipGroupProps) {
  const id = useId();
  const only = targets.length === 0;
  /** The button that the pointer or the focus came to last: what is previewed. */
  const [visited, setVisited] = useState<string | null>(null);
  const visit = (button: Button | null) => {
    setVisited(button?.id ?? null);
    onVisit(button);
  };
  useLayoutEffect(() => {
    const chips = group.current;
    if (!chips) return;
    const tree = treeOf(chips);
    const before = tree.activeElement;
    if (only) chips.querySelector('button')?.focus();
    return () => {
      // The focus goes back to where it was; otherwise it would be lost with the buttons.
      if (chips.contains(tree.activeElement) && before instanceof SVGElement) before.focus();
    };
  }, [group, only, site]);

  return (
    <div
      ref={group}
      className={classes(styles.chips, className)}
      role="group"
      aria-label={words.chooseHow}
      style={style}
      onKeyDown={(event) => {
        if (!isBoardKey('stepBack', event.key)) return;
        event.preventDefault();
        onEscape();
      }}
    >
      {buttons.map((button) => (
        <Fragment key={button.id}>
          <button
            type="button"
            className={styles.chip}
            data-previewed={visited === button.id}
            aria-describedby={`${id}-${button.id}`}
            onFocus={() => {
              visit(button);
            }}
            onBlur={() => {
              visit(null);
            }}
            onPointerEnter={() => {
              visit(button);
            }}
            onPointerLeave={() => {
              visit(null);
            }}
            // A click, which browsers may withhold after a quick drag, does not follow a touch that is used up here.
            onTouchEnd={(event) => {
              if (!event.cancelable || !isOver(event.currentTarget, event.changedTouches[0])) return;
              event.preventDefault();
              onPress(button);
            }}
            onClick={() => {
              onPress(button);
            }}
          >
            <ChipFigure variant={variant} set={set} piece={pieceOf(button)} />
            {button.sign !== undefined && (
              <span className={styles.sign} aria-hidden="true">
                {button.sign}
              </span>
            )}
            {say(button.label)}
          </button>
          <span id={`${id}-${button.id}`} hidden>
            {describe(button)}
          </span>
        </Fragment>
      ))}
      {children}
    </div>
  );
}

/** The piece that a button is about, on a light ground as on the board. */
function ChipFigure({
  variant,
  set,
  piece,
}: Pick<ChipsProps, 'variant' | 'set'> & { readonly piece: Piece }) {
  if (piece === EMPTY) return null;
  return (
    <svg className={styles.figure} viewBox="-.5 -.5 1 1" aria-hidden="true">
      <PieceFigure set={set} variant={variant} piece={piece} />
    </svg>
  );
}

/** Whether a finger is on an element. */
const isOver = (element: HTMLElement, finger: Touch | undefined): boolean =>
  finger !== undefined && element.contains(elementAt(element, finger.clientX, finger.clientY));
