/** A position in which the side to move wins by force, and only one action begins the win. Plain data. */
export interface Puzzle {
  /** The id of the variant. */
  readonly variant: string;
  /** The version of the variant's rules under which the win was proved. */
  readonly rules: number;
  /** The position string of the position in which its game begins. */
  readonly start: string;
  /** The action strings played since: they are its history, and the last is the enemy's answer. */
  readonly actions: readonly string[];
  /** In how many turns the side to move wins, and not in fewer. */
  readonly turns: number;
  /** From 1, easy, to 5. */
  readonly difficulty: number;
  /** The sections of the rulebook whose rules the win uses. */
  readonly sections: readonly string[];
}

/** A puzzle as the files keep it: in the order of `Puzzle`, with the lists joined by spaces. */
type Row = readonly [string, number, string, string, number, number, string];

const split = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** The row of a puzzle. */
export const writePuzzle = ({ variant, rules, start, actions, turns, difficulty, sections }: Puzzle): Row => [
  variant,
  rules,
  start,
  actions.join(' '),
  turns,
  difficulty,
  sections.join(' '),
];

/**
 * The puzzle of a row.
 * @throws Error when it is no row; the files are ours.
 */
export function readPuzzle(row: readonly unknown[]): Puzzle {
  const [variant, rules, start, actions, turns, difficulty, sections] = row;
  if (
    typeof variant !== 'string' ||
    typeof rules !== 'number' ||
    typeof start !== 'string' ||
    typeof actions !== 'string' ||
    typeof turns !== 'number' ||
    typeof difficulty !== 'number' ||
    typeof sections !== 'string'
  )
    throw new Error('A row of the puzzles is wrong.');
  return { variant, rules, start, actions: split(actions), turns, difficulty, sections: split(sections) };
}
