import type { ReactNode } from 'react';
import { CircleMinus, X } from 'lucide-react';
import { at } from '../../engine/at.ts';
import { heldIn } from '../../engine/setup/draftEdits.ts';
import { pieceHeld } from '../../engine/setup/heldText.ts';
import type { HeldOne } from '../../engine/rules/hand.ts';
import type { Kind } from '../../engine/rules/piece.ts';
import { kindOf, sideOf } from '../../engine/rules/piece.ts';
import type { HandsField } from '../../engine/rules/setup.ts';
import type { Side } from '../../engine/rules/side.ts';
import { Count } from '../board/HeldFigure.tsx';
import { PieceFigure } from '../board/PieceFigure.tsx';
import { usePieceSet } from '../pieceSets.ts';
import { useEditor } from './EditorContext.ts';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';
import handStyles from '../board/hand.module.css';
import { classes } from '../board/classes.ts';

interface HandEditorProps {
  readonly field: HandsField;
  readonly holder: Side;
}

/** The hand of a side: a press on a piece adds one, and each piece held can be removed again. */
export function HandEditor({ field, holder }: HandEditorProps) {
  const draft = useEditor((state) => state.draft);
  const setHeld = useEditor((state) => state.setHeld);
  const set = usePieceSet();
  const { variant } = draft;
  const { kinds } = variant;
  const held = heldIn(draft, field);
  const mine = held.filter((one) => one.holder === holder);

  const nameOf = (kind: Kind) => {
    const piece = pieceHeld(field, { holder, kind });
    return editor.piece(sideOf(piece), at(kinds, kindOf(piece)).name);
  };
  const figure = (kind: Kind, badge: ReactNode = null) => (
    <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
      <PieceFigure set={set} variant={variant} piece={pieceHeld(field, { holder, kind })} />
      {badge}
    </svg>
  );
  const without = (one: HeldOne) => held.toSpliced(held.indexOf(one), 1);

  return (
    <fieldset className={classes(styles.field, styles.handEditor)}>
      <legend>{editor.handOf(holder)}</legend>
      <ul className={styles.holdable}>
        {inPaletteOrder(field).map((kind) => {
          const alike = mine.filter((one) => one.kind === kind);
          const [last] = alike;
          return (
            <li key={kind}>
              <button
                type="button"
                className={classes(handStyles.held, styles.held, alike.length === 0 && styles.none)}
                aria-label={editor.addTo(holder, nameOf(kind), alike.length)}
                title={editor.add(nameOf(kind))}
                onClick={() => {
                  setHeld(field, [...held, { holder, kind, turnsLeft: field.turns?.usual ?? null }]);
                }}
              >
                {figure(kind, alike.length > 0 && <Count of={alike.length} />)}
              </button>
              {!field.turns && (
                // It stays where it is, so that all rows are alike and no focus is lost.
                <button
                  type="button"
                  className={styles.less}
                  aria-disabled={!last}
                  aria-label={editor.takeOneFrom(holder, nameOf(kind))}
                  title={editor.takeOne(nameOf(kind))}
                  onClick={() => {
                    if (last) setHeld(field, without(last));
                  }}
                >
                  <CircleMinus aria-hidden="true" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {field.turns && mine.length > 0 && (
        <ul className={styles.countdowns}>
          {mine.map((one, i) => (
            // Only their order distinguishes equal pieces.
            <li key={`${String(one.kind)} ${String(one.turnsLeft)} ${String(i)}`}>
              {figure(one.kind)}
              <span aria-hidden="true">{nameOf(one.kind)}</span>
              <select
                aria-label={editor.turnsLeftFor(holder, nameOf(one.kind))}
                value={String(one.turnsLeft)}
                onChange={(event) => {
                  setHeld(field, [...without(one), { ...one, turnsLeft: Number(event.target.value) }]);
                }}
              >
                {turnsOf(field).map((turns) => (
                  <option key={turns} value={turns}>
                    {editor.turnsLeft(turns)}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className="icon-button"
                aria-label={editor.takeFrom(holder, nameOf(one.kind))}
                title={editor.take(nameOf(one.kind))}
                onClick={() => {
                  setHeld(field, without(one));
                }}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** The kinds that can be held, in the order of the palette rather than that of position strings. */
const inPaletteOrder = ({ kinds }: HandsField): Kind[] => kinds.toSorted((a, b) => a - b);

/** The numbers of turns that a held piece may have left. */
const turnsOf = ({ turns }: HandsField): number[] =>
  turns ? Array.from({ length: turns.most - turns.least + 1 }, (_, i) => turns.least + i) : [];
