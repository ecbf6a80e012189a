interface LinesProps {
  readonly id: string;
  /** From one line to the next. */
  readonly step: readonly [x: number, y: number];
  /** How much of that is black. */
  readonly share: number;
}

/**
 * Parallel black lines on white. They are a gradient that repeats with hard edges, because Chromium prints a `pattern` as
 * a picture, which makes the file of a booklet a hundred times as large.
 */
const Lines = ({ id, step: [x, y], share }: LinesProps) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" spreadMethod="repeat" x1="0" y1="0" x2={x} y2={y}>
    <stop offset={1 - share} stopColor="#fff" />
    <stop offset={1 - share} stopColor="#000" />
  </linearGradient>
);

/** The dark grounds of printed boards, to which printed.module.css refers. One square of a board is one unit. */
export const Hatching = () => (
  <>
    <Lines id="hatched" step={[0.08, 0.08]} share={0.2} />
    <Lines id="ruled" step={[0, 0.12]} share={0.15} />
  </>
);
