import type { Game } from '../engine/game/game.ts';
import { currentPosition, touchedByTurn } from '../engine/game/game.ts';
import { notesOn } from '../engine/game/notes.ts';
import { pickSite } from '../engine/rules/move.ts';
import type { Side } from '../engine/rules/side.ts';
import { BLACK, SIDES, WHITE } from '../engine/rules/side.ts';
import type { Site } from '../engine/topology/site.ts';
import { beginSelection, liveCandidates } from '../store/selection.ts';
import { openingTargets, targetsOf } from '../store/targets.ts';
import { Board } from '../ui/board/Board.tsx';
import { Figure } from '../ui/board/Figure.tsx';
import { HandDrawing } from '../ui/board/HandDrawing.tsx';
import { describeArmy } from '#words/describeArmy.ts';
import { boardOf } from '#words/ui/board.ts';
import { armyOf, inWords } from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

interface DiagramProps {
  readonly game: Game;
  /** The site whose piece shows where it can go; absent for none. */
  readonly picked?: Site;
}

/** The board of a game as it is now, with the hands of its players, as it looks in the app before a pick. */
export function Diagram({ game, picked }: DiagramProps) {
  const { variant } = game;
  const position = currentPosition(game);
  const { terrain, marks } = notesOn(variant, position);
  const cursor = game.steps.length;
  const selection = picked === undefined ? null : beginSelection(game, cursor, pickSite(picked));
  const targets = selection
    ? targetsOf(variant, selection)
    : openingTargets(variant, position, liveCandidates(game, cursor));
  const held = variant.hands(position);
  const handOf = (side: Side) =>
    held.some(({ holder }) => holder === side) && (
      <HandDrawing variant={variant} side={side} held={held} set={Figure} flipped={false} />
    );
  return (
    <div className={styles.diagram}>
      {handOf(BLACK)}
      <Board
        variant={variant}
        board={position.board}
        set={Figure}
        label={inWords(
          boardOf(variant.name),
          SIDES.map((side) => armyOf(side, describeArmy(variant, position, side))),
        )}
        labelled
        layers={{
          terrain,
          marks: marks.filter(({ about }) => about === undefined || about === picked),
          lastMove: touchedByTurn(game, cursor),
          picked: picked === undefined ? [] : [picked],
          targets: { targets, binding: selection?.binding ?? true },
        }}
      />
      {handOf(WHITE)}
    </div>
  );
}
