import type { CSSProperties } from 'react';
import { memo, useContext, useRef } from 'react';
import type { Step } from '../../engine/game/game.ts';
import type { TreeMove } from '../../engine/record/treeMoves.ts';
import type { TreeRow } from '../../engine/record/treeRows.ts';
import { treeRows } from '../../engine/record/treeRows.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Solved, SolvedPositions } from '../../engine/tree/solved.ts';
import { isSameSolved } from '../../engine/tree/solved.ts';
import type { TreePath } from '../../engine/tree/tree.ts';
import { gameAlong, isWithin } from '../../engine/tree/tree.ts';
import { pathOf } from '../../engine/tree/walk.ts';
import type { Study } from '../../store/explore/study.ts';
import { sideName } from '../../words/en/grammar.ts';
import * as words from '#words/ui/explore.ts';
import * as proofs from '#words/ui/solved.ts';
import { classes } from '../board/classes.ts';
import recordStyles from '../panels/record.module.css';
import { useMarkedInView } from '../panels/useMarkedInView.ts';
import { useAfterPaint } from '../useAfterPaint.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';
import { ProofMark } from './ProofMark.tsx';
import type { RowGroup } from './rowGroups.ts';
import { groupWith, groupsOf, keyOf } from './rowGroups.ts';
import { NOTHING_SOLVED, SolvedContext } from './SolvedContext.ts';
import { useFilled } from './useFilled.ts';

/** The deepest variation that is indented further than the one around it. */
const MOST_DEPTH = 5;

/** The tree as lines of moves, with variations between them; the node that is shown is marked after the board is drawn. */
export function TreeView() {
  const { tree, path } = useAfterPaint(useExplore(({ study }) => study));
  return <TreeAt tree={tree} path={path} />;
}

const TreeAt = memo(function TreeAt({ tree, path }: Pick<Study, 'tree' | 'path'>) {
  const doomed = useExplore((state) => state.doomed);
  const go = useExplore((state) => state.go);
  const toggleCollapsed = useExplore((state) => state.toggleCollapsed);
  const list = useRef<HTMLDivElement>(null);
  const solved = useContext(SolvedContext);
  const rows = treeRows(tree);
  const shown = gameAlong(tree, path).steps.at(-1) ?? null;
  const groups = groupsOf(rows);
  const shownGroup = groupWith(groups, shown);
  const keys = groups.map((group) => keyOf(group[0]));
  const isFilled = useFilled(keys, shownGroup);
  useMarkedInView(list, 'y', shown, rows);
  return (
    <section className={recordStyles.record} data-part="record" aria-label={words.tree}>
      {rows.length === 0 ? (
        <p className={recordStyles.empty}>{words.empty}</p>
      ) : (
        // The groups between list and items mean nothing, which `ol` and `li` do not allow.
        <div
          ref={list}
          role="list"
          className={classes(recordStyles.list, styles.rows)}
          aria-label={words.moves}
        >
          <div role="listitem" className={styles.row}>
            <button
              type="button"
              tabIndex={shown ? -1 : 0}
              aria-current={shown ? undefined : 'step'}
              onClick={() => {
                go([]);
              }}
            >
              {words.toStart}
            </button>
            <Comment text={tree.root.notes.comment} />
          </div>
          {groups.map((group, i) => (
            <Group
              key={keys[i]}
              rows={group}
              isFilled={isFilled(i)}
              // Only the groups and rows that gain or lose a mark render again.
              shown={i === shownGroup ? shown : null}
              doomed={doomed && group.some((row) => goneFrom(row, doomed) !== null) ? doomed : null}
              solved={
                solved.size > 0 && group.some((row) => hasSolved(row, solved)) ? solved : NOTHING_SOLVED
              }
              onGo={go}
              onToggle={toggleCollapsed}
            />
          ))}
        </div>
      )}
    </section>
  );
});

const isIn = ({ moves }: TreeRow, step: Step | null): boolean =>
  step !== null && moves.some((move) => move.step === step);

const hasSolved = ({ moves }: TreeRow, solved: SolvedPositions): boolean =>
  moves.some(({ step }) => solved.has(step));

/** What is certain after each move of a row; null for nothing. */
const solvedAmong = ({ moves }: TreeRow, solved: SolvedPositions): readonly (Solved | null)[] =>
  moves.map(({ step }) => solved.get(step) ?? null);

/** The first action of a row that goes with the node at a path; null if none does. */
function goneFrom({ moves }: TreeRow, doomed: TreePath): number | null {
  const first = moves.findIndex(({ place }) => place.ply >= doomed.length);
  const move = moves[first];
  return move && isWithin(doomed, pathOf(move.place)) ? first : null;
}

interface Commands {
  readonly onGo: (path: TreePath) => void;
  readonly onToggle: (path: TreePath) => void;
}

interface GroupProps extends Commands {
  readonly rows: RowGroup;
  /** Whether its rows are drawn yet. */
  readonly isFilled: boolean;
  /** The step to the node that is shown, if it is in one of the rows. */
  readonly shown: Step | null;
  /** The path of the node that may be removed, if some of the rows go with it. */
  readonly doomed: TreePath | null;
  /** Empty if nothing is certain about one of them. */
  readonly solved: SolvedPositions;
}

const Group = memo(function Group({ rows, isFilled, shown, doomed, solved, onGo, onToggle }: GroupProps) {
  return (
    <div className={styles.group} style={{ '--rows': rows.length } as CSSProperties}>
      {(isFilled ? rows : []).map((row) => (
        <Row
          key={keyOf(row)}
          row={row}
          shown={isIn(row, shown) ? shown : null}
          goneFrom={doomed ? goneFrom(row, doomed) : null}
          solved={solvedAmong(row, solved)}
          onGo={onGo}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
});

interface RowProps extends Commands {
  readonly row: TreeRow;
  /** The step to the node that is shown, if it is in this row. */
  readonly shown: Step | null;
  /** The first action of the row that may be removed; null for none. */
  readonly goneFrom: number | null;
  /** What is certain after each of its moves. */
  readonly solved: readonly (Solved | null)[];
}

const isSameRow = (one: RowProps, other: RowProps): boolean =>
  one.row === other.row &&
  one.shown === other.shown &&
  one.goneFrom === other.goneFrom &&
  one.onGo === other.onGo &&
  one.onToggle === other.onToggle &&
  one.solved.every((solved, i) => isSameSolved(solved, other.solved[i] ?? null));

/** Whether an action is followed, in the row, by another one of its turn. */
const isFollowed = ({ moves }: TreeRow, index: number): boolean => {
  const next = moves[index + 1];
  return next !== undefined && next.isFurtherPart && !next.isNumbered;
};

const Row = memo(function Row({ row, shown, goneFrom, solved, onGo, onToggle }: RowProps) {
  return (
    <div
      role="listitem"
      data-depth={Math.min(row.depth, MOST_DEPTH)}
      className={classes(styles.row, row.isBeginning && styles.beginning)}
    >
      {row.moves.map((move, i) => (
        <Move
          key={i}
          move={move}
          // Whoever hears the moves of a row has heard its depth.
          depth={i === 0 ? row.depth : 0}
          isFollowed={isFollowed(row, i)}
          isShown={move.step === shown}
          isDoomed={goneFrom !== null && i >= goneFrom}
          solved={solved[i] ?? null}
          onGo={onGo}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}, isSameRow);

interface MoveProps extends Commands {
  readonly move: TreeMove;
  /** The depth that is said; 0 for none. */
  readonly depth: number;
  /** Whether a comma comes after it. */
  readonly isFollowed: boolean;
  readonly isShown: boolean;
  readonly isDoomed: boolean;
  readonly solved: Solved | null;
}

function Move({ move, depth, isFollowed, isShown, isDoomed, solved, onGo, onToggle }: MoveProps) {
  const { place, text, isImplied, isNumbered, round, side, rivals, hidden } = move;
  const { glyphs, comment } = place.node.notes;
  const button = (
    <button
      type="button"
      className={classes(isDoomed && styles.doomed)}
      tabIndex={isShown ? 0 : -1}
      aria-current={isShown ? 'step' : undefined}
      // Within the button, so that no line begins with it.
      data-after={isFollowed ? words.comma : undefined}
      aria-label={words.moveByEar({
        round,
        side: sideName(side),
        move: isImplied ? words.turnEnd : text,
        glyphs: [
          ...glyphs.map((glyph) => words.glyphs[glyph]?.meaning ?? words.otherGlyph(glyph)),
          ...(solved ? [proofs.byEar(solved)] : []),
        ],
        variations: rivals,
        depth,
      })}
      onClick={() => {
        onGo(pathOf(place));
      }}
    >
      {isImplied ? words.turnEnd : text}
      {glyphs.map((glyph) => (
        <span key={glyph} title={words.glyphs[glyph]?.meaning}>
          {words.glyphs[glyph]?.sign ?? words.otherGlyph(glyph)}
        </span>
      ))}
      {solved && <ProofMark solved={solved} />}
    </button>
  );
  return (
    <>
      {isNumbered ? (
        <span className={styles.numbered}>
          <span className={styles.number} aria-hidden="true">
            {words.roundNumber(round, side === WHITE)}
          </span>
          {button}
        </span>
      ) : (
        button
      )}
      <Comment text={comment} />
      {hidden > 0 && (
        <button
          type="button"
          className={styles.hidden}
          tabIndex={-1}
          aria-label={words.hidden(hidden)}
          title={words.hidden(hidden)}
          onClick={() => {
            onToggle(pathOf(place));
          }}
        >
          +{hidden}
        </button>
      )}
    </>
  );
}

const Comment = ({ text }: { readonly text: string }) =>
  text === '' ? null : <span className={styles.comment}>{text}</span>;
