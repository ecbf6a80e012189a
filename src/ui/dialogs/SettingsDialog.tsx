import { useState } from 'react';
import { seatings, themes } from '../../store/settings.ts';
import { useSettings } from '../useSettings.ts';
import { Dialog } from './Dialog.tsx';
import { HelpDialog } from './HelpDialog.tsx';

/** What the players prefer. Every change holds at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, seating, coordinates, animation, confirm, helpKey, change } = useSettings();
  const [wantsHelp, setWantsHelp] = useState(false);
  if (wantsHelp) return <HelpDialog onClose={onClose} />;
  return (
    <Dialog title="Settings" onClose={onClose}>
      <Choices
        legend="How you sit"
        options={seatings}
        value={seating}
        onChange={(value) => {
          change({ seating: value });
        }}
      />
      <Choices
        legend="Theme"
        options={themes}
        value={theme}
        onChange={(value) => {
          change({ theme: value });
        }}
      />
      <fieldset>
        <legend>Board</legend>
        <label>
          <input
            type="checkbox"
            checked={coordinates}
            onChange={(event) => {
              change({ coordinates: event.target.checked });
            }}
          />
          Coordinates
        </label>
        <label>
          <input
            type="checkbox"
            checked={animation}
            onChange={(event) => {
              change({ animation: event.target.checked });
            }}
          />
          Animation
        </label>
        <label>
          <input
            type="checkbox"
            checked={confirm}
            onChange={(event) => {
              change({ confirm: event.target.checked });
            }}
          />
          Confirm each move
        </label>
      </fieldset>
      <fieldset>
        <legend>Keyboard</legend>
        <label>
          <input
            type="checkbox"
            checked={helpKey}
            onChange={(event) => {
              change({ helpKey: event.target.checked });
            }}
          />
          The key ? lists the keys
        </label>
        <p className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              setWantsHelp(true);
            }}
          >
            List the keys
          </button>
        </p>
      </fieldset>
    </Dialog>
  );
}

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choices<T extends string>({ legend, options, value, onChange }: ChoicesProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={legend}
            checked={option === value}
            onChange={() => {
              onChange(option);
            }}
          />
          {option.charAt(0).toUpperCase() + option.slice(1)}
        </label>
      ))}
    </fieldset>
  );
}
