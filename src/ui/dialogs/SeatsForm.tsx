import type { Seat } from '../../engine/record/seats.ts';
import { AWAY, isByLinks, levelIn, onlyPerson } from '../../engine/record/seats.ts';
import type { BySide, Side } from '../../engine/rules/side.ts';
import { SIDES, WHITE, bySide } from '../../engine/rules/side.ts';
import type { Level } from '../../engine/search/thought.ts';
import { levels } from '../../engine/search/thought.ts';
import type { Seating } from '../../store/computer/seating.ts';
import { lastLevel } from '../../store/computer/seating.ts';
import * as words from '#words/ui/seats.ts';
import styles from './dialog.module.css';

const kinds = ['persons', 'one', 'away', 'computers'] as const;
const personSides = ['white', 'black', 'lot'] as const;

/** The values in the form. It keeps those that do not show, so that they are there again. */
export interface SeatsChoice {
  readonly kind: (typeof kinds)[number];
  /** The side of the only person. */
  readonly person: (typeof personSides)[number];
  /** The levels, by side, of a computer against itself; the person’s opponent has White’s. */
  readonly levels: BySide<Level>;
}

/** The values for a seating. */
export function choiceOf({ seats, byLot }: Seating): SeatsChoice {
  const person = onlyPerson(seats);
  const [white, black] = seats;
  const only = lastLevel({ seats, byLot });
  return {
    kind: isByLinks(seats) ? 'away' : person !== null ? 'one' : white === null ? 'persons' : 'computers',
    person: byLot ? 'lot' : person === null || person === WHITE ? 'white' : 'black',
    levels: [levelIn(white) ?? only, person === null ? (levelIn(black) ?? only) : only],
  };
}

/** The seating that the values come to. */
export function seatingOf({ kind, person, levels }: SeatsChoice): Seating {
  const other: Seat = kind === 'away' ? AWAY : levels[WHITE];
  const seats: BySide<Seat> =
    kind === 'persons'
      ? [null, null]
      : kind === 'computers'
        ? levels
        : person === 'black'
          ? [other, null]
          : [null, other];
  return { seats, byLot: hasOnePerson(kind) && person === 'lot' };
}

/** Whether one person is at this board. */
const hasOnePerson = (kind: SeatsChoice['kind']): boolean => kind === 'one' || kind === 'away';

/** The sides that the form asks a level for. */
const leveled: Readonly<Record<'one' | 'computers', readonly Side[]>> = { one: [WHITE], computers: SIDES };

interface SeatsFormProps {
  readonly choice: SeatsChoice;
  /** Whether sides can be drawn by lot, as before a game. */
  readonly hasLot: boolean;
  readonly onChange: (choice: SeatsChoice) => void;
}

/** The part of a form that asks who plays. */
export function SeatsForm({ choice, hasLot, onChange }: SeatsFormProps) {
  return (
    <>
      <fieldset>
        <legend className="visually-hidden">{words.title}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={words.title}
              checked={choice.kind === kind}
              onChange={() => {
                onChange({ ...choice, kind });
              }}
            />
            {words.kinds[kind]}
          </label>
        ))}
      </fieldset>
      {hasOnePerson(choice.kind) && (
        <fieldset className={styles.row}>
          <legend>{words.youPlay}</legend>
          {personSides
            .filter((side) => hasLot || side !== 'lot')
            .map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={words.youPlay}
                  checked={choice.person === side}
                  onChange={() => {
                    onChange({ ...choice, person: side });
                  }}
                />
                {words.personSides[side]}
              </label>
            ))}
        </fieldset>
      )}
      {choice.kind === 'away' && <p className="small">{words.byLinksWhy}</p>}
      {(choice.kind === 'one' || choice.kind === 'computers') &&
        leveled[choice.kind].map((side) => (
          <LevelField
            key={side}
            label={levelLabel(choice, side)}
            level={choice.levels[side]}
            onChange={(level) => {
              onChange({
                ...choice,
                levels: bySide((other) => (other === side ? level : choice.levels[other])),
              });
            }}
          />
        ))}
    </>
  );
}

const levelLabel = ({ kind }: SeatsChoice, side: Side): string =>
  kind === 'computers' ? words.levelOf(side) : words.level;

interface LevelFieldProps {
  readonly label: string;
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}

function LevelField({ label, level, onChange }: LevelFieldProps) {
  return (
    <label className={styles.choiceField}>
      {label}
      <select
        value={level}
        onChange={(event) => {
          const chosen = levels.find((known) => String(known) === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {levels.map((known) => (
          <option key={known} value={known}>
            {words.levelName(known)}
          </option>
        ))}
      </select>
    </label>
  );
}
