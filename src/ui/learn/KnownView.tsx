import type { Variant } from '../../engine/rules/variant.ts';
import { newTree } from '../../engine/tree/tree.ts';
import file from '../../rulebook/known/known.json';
import { figuresOf } from '../../rulebook/known/figures.ts';
import type { Known } from '../../rulebook/known/known.ts';
import { knownOf } from '../../rulebook/known/known.ts';
import { movesAlong } from '../../store/analysis/lines.ts';
import { boardWords } from '../../words/en/boards.ts';
import { howKnown, knownWords } from '../../words/en/known.ts';
import { lineText } from '#words/ui/analysis.ts';
import styles from './learn.module.css';

const known: Known = file;

interface KnownViewProps {
  readonly variants: readonly Variant[];
  /** The element for the names of boards. */
  readonly heading?: 'h2' | 'h3';
}

/** What was found out about a game by proof and by play of the computer against itself, board by board. */
export function KnownView({ variants, heading: Heading = 'h3' }: KnownViewProps) {
  return (
    <div className={styles.known}>
      {variants.map((variant) => {
        const own = knownOf(known, variant.id);
        const lines = {
          shortestWin: lineFrom(variant, own.shortestWin?.line ?? []),
          forcedWin: lineFrom(variant, own.forcedWin?.line ?? []),
        };
        return (
          <section key={variant.id}>
            {variant.board !== undefined && <Heading>{boardWords(variant.board)}</Heading>}
            <ul>
              {knownWords(figuresOf(own), lines, known.nodes).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        );
      })}
      {howKnown(known).map((text) => (
        <p key={text} className="small">
          {text}
        </p>
      ))}
    </div>
  );
}

/** A line from the start of a variant, in notation. */
const lineFrom = (variant: Variant, line: readonly string[]): string =>
  lineText(movesAlong(newTree(variant), [], line));
