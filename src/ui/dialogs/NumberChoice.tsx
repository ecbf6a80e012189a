interface NumberChoiceProps {
  readonly label: string;
  readonly options: readonly number[];
  /** What an option is called; by default the number itself. */
  readonly labelOf?: (option: number) => string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number to choose from a list, with its label before it. */
export const NumberChoice = ({ label, options, labelOf = String, value, onChange }: NumberChoiceProps) => (
  <label>
    {label}
    <select
      value={value}
      onChange={(event) => {
        onChange(Number(event.target.value));
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </select>
  </label>
);
