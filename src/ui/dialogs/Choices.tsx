import type { ReactNode } from 'react';

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Shows a sample of an option beside its name. */
  readonly sample?: (option: T) => ReactNode;
}

export function Choices<T extends string>({
  legend,
  options,
  labels,
  value,
  onChange,
  sample,
}: ChoicesProps<T>) {
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
          {labels[option]}
          {sample?.(option)}
        </label>
      ))}
    </fieldset>
  );
}
