import { useEffect, useRef, useState } from 'react';
import { isWithin, gameAlong } from '../../engine/tree/tree.ts';
import { positionAt } from '../../engine/game/game.ts';
import type { AnalystStore, Demonstration } from '../../store/analysis/analystState.ts';
import { sideName } from '../../words/en/grammar.ts';
import * as words from '#words/ui/proof.ts';
import { RuleLink } from '../panels/RuleLink.tsx';
import styles from './analysis.module.css';
import { explained } from './demonstration.ts';
import { useExplore } from './ExploreContext.ts';
import { nodeName } from './nodeName.ts';
import { useBoardInView } from './useBoardInView.ts';

/** The time between two actions being shown, in milliseconds. */
const PACE = 1_400;

interface DemonstratedProps {
  readonly analyst: AnalystStore;
  readonly demonstration: Demonstration;
}

/** How a position is won, played out on the board action by action, each with the rule that makes it work. */
export function Demonstrated({ analyst, demonstration: { path, line, winner } }: DemonstratedProps) {
  const tree = useExplore(({ study }) => study.tree);
  const shown = useExplore(({ study }) => study.path);
  const go = useExplore((state) => state.go);
  /** After how many actions the next one follows by itself, unless the board shows something else; null if none does. */
  const [awaited, setAwaited] = useState<number | null>(1);
  const card = useRef<HTMLElement>(null);
  const whole = [...path, ...line];
  /** How many actions of it the board shows; null if the board shows something else. */
  const done = isWithin(path, shown) && isWithin(shown, whole) ? shown.length - path.length : null;
  useBoardInView(card, path);
  useEffect(() => {
    if (done === null || done !== awaited || done >= line.length) return;
    const timer = setTimeout(() => {
      setAwaited(done + 1);
      go([...path, ...line.slice(0, done + 1)]);
    }, PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [awaited, done, path, line, go]);
  const game = gameAlong(tree, whole);
  const ply = path.length;
  const hasLost = ply > 0 && positionAt(game, ply - 1).turn !== winner;
  const title = hasLost ? words.whyNotMove(nodeName(tree, path)) : words.howWins(sideName(winner));
  return (
    <section ref={card} className={styles.demonstration} aria-label={title}>
      <p>{title}</p>
      <ol>
        {line.map((_, i) => {
          const here = whole.slice(0, ply + i + 1);
          const { text, rule } = explained(game, ply + i + 1);
          return (
            <li key={i} data-done={done !== null && i < done}>
              <button
                type="button"
                aria-current={done === i + 1 ? 'step' : undefined}
                onClick={() => {
                  setAwaited(null);
                  go(here);
                }}
              >
                {nodeName(tree, here)}
              </button>{' '}
              <span>{text}</span> {rule !== '' && <RuleLink variant={tree.variant.id} rule={rule} />}
            </li>
          );
        })}
      </ol>
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            setAwaited(0);
            go(path);
          }}
        >
          {words.playAgain}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            analyst.getState().endDemonstration();
          }}
        >
          {words.close}
        </button>
      </div>
    </section>
  );
}
