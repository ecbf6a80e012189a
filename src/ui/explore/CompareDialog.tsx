import { useState } from 'react';
import { differencesBetween } from '../../engine/setup/differences.ts';
import { currentPosition } from '../../engine/game/game.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { gameAlong } from '../../engine/tree/tree.ts';
import type { Compared } from '../../store/explore/comparison.ts';
import { comparedWith } from '../../store/explore/comparison.ts';
import { Board } from '../board/Board.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { usePieceSet } from '../pieceSets.ts';
import { useMedia } from '../useMedia.ts';
import { useSettings } from '../useSettings.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';
import { nodeName } from './nodeName.ts';

interface CompareDialogProps {
  readonly flipped: boolean;
  readonly onClose: () => void;
}

/** Two boards, the one of the node shown and an earlier or kept one, and in what they differ. */
export function CompareDialog({ flipped, onClose }: CompareDialogProps) {
  const study = useExplore((state) => state.study);
  const kept = useExplore((state) => state.compared);
  const [kind, setKind] = useState<Compared['kind'] | null>(null);
  const { tree, path } = study;
  const offered = comparedWith(study, kept);
  const chosen = offered.find((one) => one.kind === kind) ?? offered[0];
  return (
    <Dialog title={words.compareTitle} columns="two" onClose={onClose}>
      <div className={styles.comparison}>
        {chosen ? (
          <>
            <label>
              <span>{words.compareWith}</span>
              <select
                value={chosen.kind}
                onChange={(event) => {
                  setKind(offered.find((one) => one.kind === event.target.value)?.kind ?? null);
                }}
              >
                {offered.map((one) => (
                  <option key={one.kind} value={one.kind}>
                    {comparedName(tree, one)}
                  </option>
                ))}
              </select>
            </label>
            <Comparison tree={tree} from={chosen.path} to={path} flipped={flipped} />
          </>
        ) : (
          <p>{words.nothingToCompare}</p>
        )}
      </div>
    </Dialog>
  );
}

const comparedName = (tree: Tree, { kind, path }: Compared): string =>
  kind === 'start' ? words.comparedWith.start : words.comparedWith[kind](nodeName(tree, path));

interface ComparisonProps {
  readonly tree: Tree;
  readonly from: TreePath;
  readonly to: TreePath;
  readonly flipped: boolean;
}

/** Two boards side by side with marks on the sites where they differ, and the differences in words. */
function Comparison({ tree, from, to, flipped }: ComparisonProps) {
  const [before, after] = [from, to].map((path) => currentPosition(gameAlong(tree, path)));
  if (!before || !after) return null;
  const differences = differencesBetween(tree.variant, before, after);
  const sites = [...new Set(differences.flatMap((one) => one.sites))];
  return (
    <>
      <ComparedBoard tree={tree} path={from} sites={sites} flipped={flipped} />
      <ComparedBoard tree={tree} path={to} sites={sites} flipped={flipped} />
      <div aria-live="polite">
        <p>{words.differenceCount(differences.length, nodeName(tree, from), nodeName(tree, to))}</p>
        <ul aria-label={words.differences}>
          {differences.map(({ message }, i) => (
            <li key={i}>{say(message)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface ComparedBoardProps {
  readonly tree: Tree;
  readonly path: TreePath;
  /** The sites that are marked. */
  readonly sites: readonly Site[];
  readonly flipped: boolean;
}

/** A small board with the position of a node below the name of its move. */
function ComparedBoard({ tree, path, sites, flipped }: ComparedBoardProps) {
  const { coordinates } = useSettings();
  // Beside each other on a phone the boards are too small for letters that can be read.
  const isWide = useMedia('(min-width: 600px)');
  const set = usePieceSet();
  const { variant } = tree;
  const position = currentPosition(gameAlong(tree, path));
  const name = nodeName(tree, path);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <Board
        variant={variant}
        board={position.board}
        set={set}
        label={words.boardAfter(name)}
        flipped={flipped}
        labelled={coordinates && isWide}
        layers={{ terrain: variant.terrain(position), lastMove: sites }}
      />
    </figure>
  );
}
