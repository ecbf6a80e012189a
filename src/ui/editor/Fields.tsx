import { useState } from 'react';
import { fieldText, placesOf } from '../../engine/setup/draft.ts';
import { startDraft } from '../../engine/setup/draftEdits.ts';
import type { NumberField, PlacesField, SetupField, SiteField } from '../../engine/rules/setup.ts';
import { NONE } from '../../engine/rules/setup.ts';
import { SIDES, sideLetter } from '../../engine/rules/side.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import { useEditor } from './EditorContext.ts';
import { HandEditor } from './HandEditor.tsx';
import { say } from '../../words/say.ts';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';
import { classes } from '../board/classes.ts';

/** A control for everything in a position besides the pieces on the board. */
export function Fields() {
  const { fields } = useEditor((state) => state.draft.variant.setup);
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <FieldControl key={field.name.id} field={field} />
      ))}
    </div>
  );
}

function FieldControl({ field }: { readonly field: SetupField }) {
  const text = useEditor((state) => fieldText(state.draft, field));
  const setField = useEditor((state) => state.setField);
  const onChange = (value: string) => {
    setField(field, value);
  };
  switch (field.kind) {
    case 'turn':
      return (
        <fieldset className={classes(styles.field, styles.segments)}>
          <legend>{titleOf(field)}</legend>
          {SIDES.map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={field.name.id}
                checked={text === sideLetter(side)}
                onChange={() => {
                  onChange(sideLetter(side));
                }}
              />
              <span>{editor.side(side)}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'choice':
      return (
        <label className={styles.field}>
          <span>{titleOf(field)}</span>
          <Select
            value={text}
            options={field.options.map((option) => [option.text, say(option.label)])}
            onChange={onChange}
          />
        </label>
      );
    case 'site':
      return <SiteControl field={field} text={text} onChange={onChange} />;
    case 'number':
      // The key replaces the control when the number changes from elsewhere.
      return <NumberControl key={text} field={field} text={text} onChange={onChange} />;
    case 'places':
      return <PlacesControl field={field} />;
    case 'hands':
      return (
        <>
          <p className="small">{field.turns ? editor.heldHow : editor.handHow}</p>
          {SIDES.map((holder) => (
            <HandEditor key={holder} field={field} holder={holder} />
          ))}
        </>
      );
  }
}

const titleOf = ({ name }: SetupField): string => editor.fieldTitle(say(name));

interface SelectProps {
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
  readonly label?: string;
}

function Select({ value, options, onChange, label }: SelectProps) {
  return (
    <select
      {...(label === undefined ? {} : { 'aria-label': label })}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}

interface ControlProps<F extends SetupField> {
  readonly field: F;
  readonly text: string;
  readonly onChange: (value: string) => void;
}

function SiteControl({ field, text, onChange }: ControlProps<SiteField>) {
  const { topology } = useEditor((state) => state.draft.variant);
  const names = field.sites.map((site) => shapeOf(topology, site).name);
  const all = [NONE, ...(text === NONE || names.includes(text) ? [] : [text]), ...names];
  return (
    <label className={styles.field}>
      <span>{titleOf(field)}</span>
      <Select
        value={text}
        options={all.map((name) => [name, name === NONE ? editor.none : name])}
        onChange={onChange}
      />
    </label>
  );
}

function NumberControl({ field, text, onChange }: ControlProps<NumberField>) {
  const [typed, setTyped] = useState(text);
  return (
    <label className={styles.field}>
      <span>
        {titleOf(field)} <small>{editor.range(field.least, field.most)}</small>
      </span>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed}
        onChange={(event) => {
          const value = event.target.value.replaceAll(/\D/g, '');
          setTyped(value);
          if (value !== '') onChange(value);
        }}
        onBlur={() => {
          setTyped(text);
        }}
      />
    </label>
  );
}

/** The site of each movable part of the ground; what stands on it moves along. */
function PlacesControl({ field }: { readonly field: PlacesField }) {
  const draft = useEditor((state) => state.draft);
  const moveGround = useEditor((state) => state.moveGround);
  const { variant } = draft;
  const nameOf = (site: number) => shapeOf(variant.topology, site).name;
  const places = placesOf(draft);
  const missing = Math.max(0, placesOf(startDraft(variant)).length - places.length);
  return (
    <fieldset className={classes(styles.field, styles.places)}>
      <legend>{titleOf(field)}</legend>
      {[...places, ...Array<number>(missing).fill(NO_SITE)].map((place, i) => (
        <Select
          key={place === NO_SITE ? `none ${String(i)}` : place}
          label={
            place === NO_SITE
              ? editor.notPlaced(titleOf(field))
              : editor.placed(titleOf(field), nameOf(place))
          }
          value={String(place)}
          options={[
            ...(place === NO_SITE ? [[String(NO_SITE), editor.none] as const] : []),
            ...field.sites
              .filter((site) => site === place || !places.includes(site))
              .map((site) => [String(site), nameOf(site)] as const),
          ]}
          onChange={(value) => {
            moveGround(place, Number(value));
          }}
        />
      ))}
    </fieldset>
  );
}
