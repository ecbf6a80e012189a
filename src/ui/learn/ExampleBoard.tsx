import { useState } from 'react';
import { unwrap } from '../../engine/rules/result.ts';
import { pickSite } from '../../engine/rules/move.ts';
import { siteNamed } from '../../engine/topology/topology.ts';
import { gameOf } from '../../rulebook/examples.ts';
import type { Claim, Example, Rulebook } from '../../rulebook/rulebook.ts';
import { newDocument } from '../../store/document/document.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { announceSetUp } from './announceSetUp.ts';
import { shownBy, withoutEchoes, wordsFor } from './claims.ts';
import { StudyBoard } from './StudyBoard.tsx';
import { useShowing } from './useShowing.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface ExampleBoardProps {
  readonly rulebook: Rulebook;
  readonly example: Example;
  /** Whether the reader is learning how actions are written. */
  readonly inWriting: boolean;
}

/** An example on a board on which the reader can play on, with moves worth trying. */
export function ExampleBoard({ rulebook, example, inWriting }: ExampleBoardProps) {
  const [store, setStore] = useState(() => storeFor(rulebook, example));
  const show = useShowing();
  const { variant } = store.getState().document.game;
  const wordsOf = (action: string) => (inWriting ? action : wordsFor(variant, action));
  return (
    <StudyBoard
      store={store}
      caption={<p>{example.caption}</p>}
      onReset={() => {
        const fresh = storeFor(rulebook, example);
        announceSetUp(fresh);
        setStore(fresh);
      }}
    >
      <ul className={styles.claimsList}>
        {withoutEchoes(example.claims).map((claim, i) => (
          <li key={`${claim.kind} ${String(i)}`}>
            <ClaimLine
              claim={claim}
              wordsOf={wordsOf}
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

/** The example at its beginning. The tests make sure that it can be set up. */
function storeFor(rulebook: Rulebook, example: Example): PlayStore {
  const game = unwrap(gameOf(rulebook, example));
  const picked =
    example.picked === undefined ? [] : [pickSite(siteNamed(game.variant.topology, example.picked))];
  return createPlayStore(newDocument(game, { picked }));
}

interface ClaimLineProps {
  readonly claim: Claim;
  readonly wordsOf: (action: string) => string;
  readonly onShow: (actions: readonly string[]) => void;
}

/** A claim that can be shown or that needs a sentence. The board already shows the others. */
function ClaimLine({ claim, wordsOf, onShow }: ClaimLineProps) {
  switch (claim.kind) {
    case 'legal':
    case 'leads': {
      const actions = shownBy(claim);
      return (
        <button
          type="button"
          className="button"
          onClick={() => {
            onShow(actions);
          }}
        >
          {learn.show(actions.map(wordsOf))}
        </button>
      );
    }
    case 'illegal':
      return <p className="small">{learn.notSo(wordsOf(claim.action), claim.why)}</p>;
    case 'goals':
    case 'outcome':
    case 'claimable':
    case 'marked':
    case 'unmarked':
    case 'ground':
      return null;
  }
}
