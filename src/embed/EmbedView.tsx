import type { StoreApi } from 'zustand/vanilla';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { positionAt } from '../engine/game/game.ts';
import { SIDES } from '../engine/rules/side.ts';
import { LiveTable } from '../mount/LiveTable.tsx';
import type { MountedGame } from '../mount/mountedGame.ts';
import { Picture } from '../mount/Picture.tsx';
import { classes } from '../ui/board/classes.ts';
import { describeArmy } from '../words/en/describeArmy.ts';
import { sideName } from '../words/en/grammar.ts';
import { Beside } from './Beside.tsx';
import type { Embedding } from './embedding.ts';
import * as words from '#words/ui/embed.ts';
import styles from './embed.module.css';

interface EmbedViewProps {
  readonly store: StoreApi<Embedding>;
}

/** A board in another page, with what stands beside it. */
export function EmbedView({ store }: EmbedViewProps) {
  const state = useStore(store);
  const { game, cursor, players, controls, lens, flipped } = state;
  const { variant } = game;
  const position = positionAt(game, cursor);
  const seen = useMemo(() => lens?.view(position) ?? null, [lens, position]);
  const change = (step: (before: MountedGame) => MountedGame) => {
    store.setState(step(store.getState()));
  };
  const isAlone = controls === 'none';
  const view = { flipped, coordinates: true, playable: controls === 'play' };
  return (
    <div
      className={classes(styles.embed, isAlone && styles.alone)}
      role="group"
      aria-label={words.gameOf(variant.name, players)}
    >
      {isAlone ? (
        <div>
          <Picture shown={state} view={view} lens={seen} />
          {SIDES.map((side) => (
            <p key={side} className="visually-hidden">
              {words.army(sideName(side), describeArmy(variant, position, side))}
            </p>
          ))}
        </div>
      ) : (
        <LiveTable shown={state} view={view} lens={seen} onChange={change} />
      )}
      <Beside store={store} seen={seen} />
    </div>
  );
}
