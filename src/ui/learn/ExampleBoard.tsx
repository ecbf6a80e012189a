import { useState } from 'react';
import { unwrap } from '../../engine/rules/result.ts';
import { pickSite } from '../../engine/rules/move.ts';
import { siteNamed } from '../../engine/topology/topology.ts';
import { gameOf } from '../../rulebook/examples.ts';
import type { Claim, Example, Rulebook } from '../../rulebook/rulebook.ts';
import { newDocument } from '../../store/document/document.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { fill } from '../fill.tsx';
import { StudyBoard } from './StudyBoard.tsx';
import { useShowing } from './useShowing.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';
import { classes } from '../board/classes.ts';

interface ExampleBoardProps {
  readonly rulebook: Rulebook;
  readonly example: Example;
}

/** An example on a board on which one can go on, with what is worth trying. */
export function ExampleBoard({ rulebook, example }: ExampleBoardProps) {
  const [store, setStore] = useState(() => storeFor(rulebook, example));
  const show = useShowing();
  return (
    <StudyBoard
      store={store}
      caption={example.caption}
      onReset={() => {
        setStore(storeFor(rulebook, example));
      }}
    >
      <ul className={styles.claimsList}>
        {withoutEchoes(example.claims).map((claim, i) => (
          <li key={`${claim.kind} ${String(i)}`}>
            <ClaimLine
              claim={claim}
              onShow={(actions) => {
                const fresh = storeFor(rulebook, example);
                setStore(fresh);
                show(fresh, actions);
              }}
            />
          </li>
        ))}
      </ul>
    </StudyBoard>
  );
}

/** The claims without those that show the same as one before. */
const withoutEchoes = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim, i) => {
    const actions = shownBy(claim).join(' ');
    return actions === '' || claims.findIndex((other) => shownBy(other).join(' ') === actions) === i;
  });

/** The actions with which a claim can be seen to be true; none where there is nothing to see. */
function shownBy(claim: Claim): readonly string[] {
  if (claim.kind === 'legal') return [claim.action];
  return claim.kind === 'leads' ? claim.actions : [];
}

/** The example as it is when one comes. The tests see to it that there is one. */
function storeFor(rulebook: Rulebook, example: Example): PlayStore {
  const game = unwrap(gameOf(rulebook, example));
  const picked =
    example.picked === undefined ? [] : [pickSite(siteNamed(game.variant.topology, example.picked))];
  return createPlayStore(newDocument(game, { picked }));
}

interface ClaimLineProps {
  readonly claim: Claim;
  readonly onShow: (actions: readonly string[]) => void;
}

/** A claim that one can see happen, or that needs a word. The others show themselves on the board. */
function ClaimLine({ claim, onShow }: ClaimLineProps) {
  switch (claim.kind) {
    case 'legal':
    case 'leads': {
      const actions = shownBy(claim);
      return (
        <button
          type="button"
          className={classes('button', styles.show)}
          onClick={() => {
            onShow(actions);
          }}
        >
          {learn.show(actions)}
        </button>
      );
    }
    case 'illegal':
      return (
        <p className="small">
          {fill(learn.notSo(claim.why), { move: <span className={styles.figure}>{claim.action}</span> })}
        </p>
      );
    case 'goals':
    case 'outcome':
    case 'claimable':
    case 'marked':
    case 'unmarked':
    case 'ground':
      return null;
  }
}
