import { useState } from 'react';
import { seenMoments } from '../../store/seenMoments.ts';
import { seatings, themes } from '../../store/settings.ts';
import { useSettings } from '../useSettings.ts';
import { Dialog } from './Dialog.tsx';

/** What the players prefer. Every change holds at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { theme, seating, coordinates, animation, explanations, change } = useSettings();
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
      </fieldset>
      <fieldset>
        <legend>Rules</legend>
        <label>
          <input
            type="checkbox"
            checked={explanations}
            onChange={(event) => {
              change({ explanations: event.target.checked });
            }}
          />
          Explain rules when they first matter
        </label>
        <ForgetExplanations />
      </fieldset>
    </Dialog>
  );
}

/** For who wants to be told again what was dismissed. */
function ForgetExplanations() {
  const [isDone, setDone] = useState(false);
  return (
    <p className="actions">
      <button
        type="button"
        className="button"
        onClick={() => {
          seenMoments.getState().forget();
          setDone(true);
        }}
      >
        Show all explanations again
      </button>
      <span role="status">{isDone && 'They will be shown again.'}</span>
    </p>
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
