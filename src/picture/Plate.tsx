import { at } from '../engine/at.ts';
import { notesAtRest, notesOn } from '../engine/game/notes.ts';
import type { Position } from '../engine/rules/position.ts';
import type { BySide, Side } from '../engine/rules/side.ts';
import { BLACK, WHITE, otherSide } from '../engine/rules/side.ts';
import type { Variant } from '../engine/rules/variant.ts';
import type { Site } from '../engine/topology/site.ts';
import { HandTiles } from '../ui/board/HandDrawing.tsx';
import { Layers } from '../ui/board/Layers.tsx';
import type { PieceSet } from '../ui/board/PieceFigure.tsx';
import { classes } from '../ui/board/classes.ts';
import type { PlateLayout, Strip } from './plateLayout.ts';
import { cut, linesOf } from './plateLayout.ts';
import styles from './picture.module.css';

/** What a plate shows in all frames. */
export interface PlateContent {
  readonly variant: Variant;
  readonly set: PieceSet;
  readonly labelled: boolean;
  readonly layout: PlateLayout;
  readonly title: string;
  /** What the players are called. */
  readonly names: BySide<string>;
}

/** What it shows in one frame. */
export interface PlateState {
  readonly position: Position;
  readonly lastMove: readonly Site[];
  readonly text: string;
  readonly outcome: string;
}

/** Where texts begin, and the radius of the disc before a name, in letters. */
const INDENT = 0.4;
const DISC = 0.35;

/**
 * A position as a plate: the board between its players and what they hold, and below it what was just played. It is a row
 * of groups, none with the same tag as another, whose children lie beside each other.
 */
export function Plate({ content, state }: { readonly content: PlateContent; readonly state: PlateState }) {
  const { variant, set, labelled, layout } = content;
  const { position, lastMove, text, outcome } = state;
  const { board, line } = layout;
  const near = board.flipped ? BLACK : WHITE;
  const held = variant.hands(position);
  const strips: readonly (readonly [Side, Strip | null])[] = [
    [otherSide(near), layout.above],
    [near, layout.below],
  ];
  return (
    <>
      <g data-part="title" className={classes(styles.letters, styles.caption)} fontSize={line}>
        <text x={board.left + INDENT * line} y={layout.title} fontWeight="600">
          {cut(content.title, layout.columns)}
        </text>
        {strips.map(([side, strip]) => strip && <Player key={side} {...{ content, side, strip }} />)}
      </g>
      {strips.map(
        ([side, strip]) =>
          strip?.hand && (
            <g
              key={side}
              data-part={side === WHITE ? 'hand' : 'other hand'}
              transform={`translate(${String(strip.hand.x)} ${String(strip.hand.y)}) scale(${String(strip.hand.tile)})`}
            >
              <HandTiles
                variant={variant}
                hand={held.filter(({ holder }) => holder === side)}
                set={set}
                flipped={board.flipped}
              />
            </g>
          ),
      )}
      <Layers
        layout={board}
        labelled={labelled}
        set={set}
        variant={variant}
        board={position.board}
        layers={{ ...notesAtRest(notesOn(variant, position)), lastMove }}
      />
      <g data-part="text" className={classes(styles.letters, styles.caption)} fontSize={line}>
        {[cut(text, layout.columns), ...linesOf(outcome, layout.columns)].map((each, i) => (
          <text key={each} x={board.left + INDENT * line} y={at(layout.lines, i)}>
            {each}
          </text>
        ))}
      </g>
    </>
  );
}

interface PlayerProps {
  readonly content: PlateContent;
  readonly side: Side;
  readonly strip: Strip;
}

/** A player’s name after a disc of their colour. */
const Player = ({ content: { names, layout }, side, strip }: PlayerProps) => (
  <>
    <circle
      className={classes(styles.side, side === BLACK && styles.black)}
      cx={layout.board.left + (INDENT + DISC) * layout.line}
      cy={strip.middle}
      r={DISC * layout.line}
    />
    <text x={layout.board.left + (INDENT + 3 * DISC) * layout.line} y={strip.middle + 0.33 * layout.line}>
      {cut(names[side], strip.columns)}
    </text>
  </>
);
