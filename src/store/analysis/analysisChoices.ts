import * as v from 'valibot';
import { persist } from '../persisted.ts';

/** How many lines an analysis shows. */
export const lineCounts = [1, 2, 3, 4, 5] as const;
export type LineCount = (typeof lineCounts)[number];

/** How thoroughly a report looks at each position. */
export const thoroughnesses = ['quick', 'usual', 'thorough'] as const;
export type Thoroughness = (typeof thoroughnesses)[number];

/** The nodes for each position. */
const NODES: Readonly<Record<Thoroughness, number>> = { quick: 2_000, usual: 20_000, thorough: 100_000 };

export const nodesOf = (thoroughness: Thoroughness): number => NODES[thoroughness];

const choicesSchema = v.fallback(
  v.object({
    lines: v.fallback(v.picklist(lineCounts), 3),
    thoroughness: v.fallback(v.picklist(thoroughnesses), 'usual'),
  }),
  { lines: 3, thoroughness: 'usual' },
);

/** How positions and games are analysed. */
type AnalysisChoices = Readonly<v.InferOutput<typeof choicesSchema>>;

interface ChoicesState extends AnalysisChoices {
  readonly change: (changes: Partial<AnalysisChoices>) => void;
}

const readChoices = (stored: unknown): AnalysisChoices => v.parse(choicesSchema, stored);

/** The choices made last, kept on the device if possible. */
export const analysisChoices = persist<ChoicesState, AnalysisChoices>({
  part: 'analysis',
  read: readChoices,
  initial: (change) => ({ ...readChoices({}), change }),
});
