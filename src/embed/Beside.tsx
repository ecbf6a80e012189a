import type { StoreApi } from 'zustand/vanilla';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { ExternalLink, RotateCcw } from 'lucide-react';
import type { LensView } from '../engine/rules/lens.ts';
import { goOn } from '../mount/mountedGame.ts';
import { Tones } from '../ui/board/Tones.tsx';
import { plyByKey } from '../ui/game/recordKeys.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { RoundList } from '../ui/panels/RoundList.tsx';
import { WalkButtons } from '../ui/panels/WalkButtons.tsx';
import { say, sayInFull } from '../words/say.ts';
import type { TreePath } from '../engine/tree/tree.ts';
import type { Embedding } from './embedding.ts';
import { beginAgain, goTo, hasChanged, pathIn } from './embedding.ts';
import { useAppAddress } from './useAppAddress.ts';
import { Variations } from './Variations.tsx';
import * as beside from '#words/ui/beside.ts';
import * as words from '#words/ui/embed.ts';
import styles from './embed.module.css';

interface BesideProps {
  readonly store: StoreApi<Embedding>;
  /** What a lens shows about the position. */
  readonly seen: LensView | null;
}

/** What stands beside a board in another page: the position in a sentence, the record, and the way to the app. */
export function Beside({ store, seen }: BesideProps) {
  const state = useStore(store);
  const { game, cursor, controls, stopped, announcement, lines } = state;
  const address = useAppAddress(state);
  const setCursor = useCallback(
    (ply: number) => {
      store.setState((before) => goOn(before, ply));
    },
    [store],
  );
  const walkTo = (path: TreePath) => {
    store.setState((before) => goTo(before, path));
  };
  const last = game.steps.length;
  const hasRecord = controls !== 'none' && (last > 0 || controls === 'play');
  const sentence = (
    <p className={styles.said} role="status">
      {sayInFull(announcement)}
    </p>
  );
  return (
    <div className={styles.beside}>
      {hasRecord ? (
        <div
          className={styles.walk}
          role="group"
          aria-label={beside.record}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.altKey || event.metaKey) return;
            const path = lines?.pathByKey(pathIn(state), event.key, event.shiftKey) ?? null;
            const ply = plyByKey(event.key, cursor, last);
            if (path) walkTo(path);
            else if (ply === null) return;
            else if (ply !== cursor) setCursor(ply);
            event.preventDefault();
          }}
        >
          <div className={styles.buttons}>
            <WalkButtons cursor={cursor} last={last} setCursor={setCursor} />
          </div>
          {sentence}
          {lines && <Variations state={state} lines={lines} goTo={walkTo} />}
          {last > 0 && <RoundList game={game} cursor={cursor} setCursor={setCursor} />}
        </div>
      ) : (
        sentence
      )}
      {stopped && <p className={styles.stopped}>{say(stopped)}</p>}
      {seen && (
        <div className={styles.seen}>
          <p>{say(seen.sum)}</p>
          <Tones lit={seen.lit} />
        </div>
      )}
      <div className={styles.ways}>
        {controls === 'play' && (
          <IconButton
            label={words.startAgain}
            words={words.startAgain}
            icon={RotateCcw}
            disabled={!hasChanged(state)}
            onClick={() => {
              store.setState(beginAgain);
            }}
          />
        )}
        {address !== null && (
          <a className={styles.toApp} href={address} target="_blank" rel="noopener">
            {words.openInApp}
            <span className="visually-hidden"> {words.inNewTab}</span>
            <ExternalLink aria-hidden="true" />
          </a>
        )}
      </div>
    </div>
  );
}
