import { useId, useState } from 'react';
import type { Control, ControlKind } from '../../engine/game/control.ts';
import {
  MOST_MINUTES,
  MOST_SECONDS,
  controlKinds,
  hasOdds,
  isSameControl,
} from '../../engine/game/control.ts';
import { readControl } from '../../engine/game/readControl.ts';
import { controlSentence } from '../../words/en/clock.ts';
import { GIFT_SECONDS } from '../../store/clockSlice.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import type { BySide, Side } from '../../engine/rules/side.ts';
import { SIDES, WHITE, bySide } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import { Checkbox } from './Checkbox.tsx';
import { Dialog } from './Dialog.tsx';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/clock.ts';
import styles from './dialog.module.css';

/** What the form shows at first. */
const USUAL: Control = { kind: 'increment', minutes: [10, 10], seconds: 5 };

const presets: readonly { readonly name: string; readonly control: Control }[] = [
  { name: '5 + 3', control: { kind: 'increment', minutes: [5, 5], seconds: 3 } },
  { name: '10 + 5', control: USUAL },
  { name: '15 + 10', control: { kind: 'increment', minutes: [15, 15], seconds: 10 } },
  { name: '30', control: { kind: 'sudden death', minutes: [30, 30] } },
];

/** The values in the form, with numbers as typed. */
interface Form {
  readonly kind: ControlKind;
  readonly minutes: BySide<string>;
  /** Whether each side has its own minutes; otherwise both have White’s. */
  readonly odds: boolean;
  readonly seconds: string;
}

/** The form for a control. One without seconds keeps the seconds that were typed before. */
const formOf = (control: Control, seconds: string): Form => ({
  kind: control.kind,
  minutes: bySide((side) => String(control.minutes[side])),
  odds: hasOdds(control),
  seconds: control.kind === 'sudden death' ? seconds : String(control.seconds),
});

const controlIn = ({ kind, minutes, odds, seconds }: Form) =>
  readControl({
    kind,
    minutes: bySide((side) => numberIn(minutes[odds ? side : WHITE])),
    ...(kind === 'sudden death' ? {} : { seconds: numberIn(seconds) }),
  });

/** An empty field does not count as zero. */
const numberIn = (text: string): number => (text.trim() === '' ? NaN : Number(text));

/** Adds a clock to the game, or removes it. */
export function ClockDialog({ onClose }: { readonly onClose: () => void }) {
  const clock = usePlay((state) => state.clock);
  const isOver = usePlay(({ game }) => outcomeOf(game) !== null);
  const setClock = usePlay((state) => state.setClock);
  const startClock = usePlay((state) => state.startClock);
  const removeClock = usePlay((state) => state.removeClock);
  const [form, setForm] = useState(() => formOf(clock?.control ?? USUAL, '5'));
  const [endsGame, setEndsGame] = useState(clock?.endsGame ?? true);
  const [problem, setProblem] = useState('');
  const control = controlIn(form);
  const timed: readonly Side[] = form.odds ? SIDES : [WHITE];

  const set = (starts: boolean) => {
    if (!control.ok) {
      setProblem(say(control.message));
      return;
    }
    setClock(control.value, endsGame);
    if (starts) startClock();
    onClose();
  };
  const change = (changes: Partial<Form>) => {
    setForm({ ...form, ...changes });
    setProblem('');
  };
  return (
    <Dialog title={words.clock} onClose={onClose}>
      <form
        className={styles.clockForm}
        onSubmit={(event) => {
          event.preventDefault();
          set(!isOver);
        }}
        noValidate
      >
        {clock && !isOver && <GiveTime onGiven={onClose} />}
        <p className={styles.presets} role="group" aria-label={words.usual}>
          {presets.map((preset) => (
            <button
              key={preset.name}
              type="button"
              className="button"
              title={controlSentence(preset.control)}
              aria-pressed={control.ok && isSameControl(control.value, preset.control)}
              onClick={() => {
                change(formOf(preset.control, form.seconds));
              }}
            >
              {preset.name}
            </button>
          ))}
        </p>
        {timed.map((side) => (
          <NumberField
            key={side}
            label={form.odds ? words.minutesOf(side) : words.minutesEach}
            most={MOST_MINUTES}
            value={form.minutes[side]}
            onChange={(typed) => {
              change({ minutes: bySide((other) => (other === side ? typed : form.minutes[other])) });
            }}
          />
        ))}
        <label>
          <input
            type="checkbox"
            checked={form.odds}
            onChange={(event) => {
              change({ odds: event.target.checked });
            }}
          />
          {words.odds}
        </label>
        <fieldset>
          <legend>{words.howGiven}</legend>
          {controlKinds.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={kind === form.kind}
                onChange={() => {
                  change({ kind });
                }}
              />
              {words.kinds[kind]}
            </label>
          ))}
        </fieldset>
        {form.kind !== 'sudden death' && (
          <NumberField
            label={words.secondsEach}
            most={MOST_SECONDS}
            value={form.seconds}
            onChange={(seconds) => {
              change({ seconds });
            }}
          />
        )}
        <Checkbox
          label={words.endsGame}
          checked={endsGame}
          onChange={(checked) => {
            setEndsGame(checked);
          }}
        />
        <p role="alert" className={styles.problemLine}>
          {problem}
        </p>
        <p className="actions">
          {!isOver && (
            <button type="submit" className="button primary">
              {clock ? words.startAnew : words.start}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => {
              set(false);
            }}
          >
            {words.startLater}
          </button>
          {clock && (
            <button
              type="button"
              className="button"
              onClick={() => {
                removeClock();
                onClose();
              }}
            >
              {words.remove}
            </button>
          )}
        </p>
      </form>
    </Dialog>
  );
}

/** Buttons that give a side some seconds more, for strips that have no room for them. */
function GiveTime({ onGiven }: { readonly onGiven: () => void }) {
  const giveTime = usePlay((state) => state.giveTime);
  return (
    <p className="actions">
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className="button"
          onClick={() => {
            giveTime(side);
            onGiven();
          }}
        >
          {words.give(side, GIFT_SECONDS)}
        </button>
      ))}
    </p>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly most: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NumberField({ label, most, value, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <p className={styles.numberField}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </p>
  );
}
