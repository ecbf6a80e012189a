import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { Eye } from 'lucide-react';
import { lensesOf } from '../../engine/game/lenses.ts';
import { positionAt } from '../../engine/game/game.ts';
import type { Position } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { FIRST_LENS, lensInUse, lensStore } from '../../store/lens.ts';
import { useLens } from '../useLens.ts';
import { isKey } from '../keys.ts';
import { useKey } from '../useKey.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useSettings } from '../useSettings.ts';
import { LensAnswer } from './LensAnswer.tsx';
import { lenses as lensSentences } from '#words/lenses.ts';
import { addSentences, say } from '../../words/say.ts';
import * as words from '#words/ui/lens.ts';
import styles from './lensControl.module.css';

// The lenses and the sentences about them load with the control that chooses one.
addSentences(lensSentences);
lensStore.setState({ lensesOf });

/** The choice of a lens for the position on the screen, and what it shows unless it is said below the board. */
export function PlayLensControl(above: Above) {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  return <LensControl variant={variant} position={position} {...above} />;
}

interface Above {
  /** Whether the screen has a `PlayLensAnswer` of its own. */
  readonly isAnsweredAbove?: boolean;
}

interface LensControlProps extends Above {
  readonly variant: Variant;
  readonly position: Position;
}

/** The choice of a lens for a position, and what it shows unless it is said below the board. */
export function LensControl({ variant, position, isAnsweredAbove = false }: LensControlProps) {
  const shown = useStore(lensStore, lensInUse);
  const last = useStore(lensStore, (state) => state.last);
  const keep = useStore(lensStore, (state) => state.keep);
  const id = useId();
  const view = useLens(variant, position);
  const { helpKey } = useSettings();
  const lenses = lensesOf(variant);
  // The last lens may belong to another game.
  const again = lenses.find((lens) => lens.id === last);
  const toggle = () => {
    keep(view ? null : (again?.id ?? FIRST_LENS));
  };
  useKey('lastLens', toggle);
  useHeldLens();
  return (
    <section className={styles.lensControl} data-part="lens" aria-label={words.lenses}>
      <div className={styles.choice}>
        <label htmlFor={id}>{words.lens}</label>
        <select
          id={id}
          value={view && shown !== null ? shown : ''}
          onChange={(event) => {
            keep(event.target.value === '' ? null : event.target.value);
          }}
        >
          <option value="">{words.none}</option>
          {lenses.map((lens) => (
            <option key={lens.id} value={lens.id}>
              {say(lens.name)}
            </option>
          ))}
        </select>
        {again && (
          <button
            type="button"
            className="icon-button"
            aria-label={words.lookThrough(say(again.name))}
            aria-pressed={view !== null}
            title={(helpKey ? words.lookThroughByKey : words.lookThrough)(say(again.name))}
            onClick={toggle}
          >
            <Eye aria-hidden="true" />
          </button>
        )}
      </div>
      {!isAnsweredAbove && <LensAnswer view={view} />}
    </section>
  );
}

/** Shows the last lens while its key is down. */
function useHeldLens(): void {
  const hold = useStore(lensStore, (state) => state.hold);
  useKey('lens', () => {
    hold(true);
  });
  useEffect(() => {
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (isKey('lens', key)) hold(false);
    };
    const onBlur = () => {
      hold(false);
    };
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
      hold(false);
    };
  }, [hold]);
}
