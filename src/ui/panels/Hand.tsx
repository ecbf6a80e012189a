import { at } from '../../engine/at.ts';
import { positionAt } from '../../engine/game/game.ts';
import type { Held } from '../../engine/rules/hand.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { pickHeld, sameChoice } from '../../engine/rules/move.ts';
import { kindOf, sideOf } from '../../engine/rules/piece.ts';
import type { Side } from '../../engine/rules/side.ts';
import { sideName } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { PieceFigure } from '../board/PieceFigure.tsx';
import { useTelling } from '../game/askKeys.ts';
import { usePieceSet } from '../pieceSets.ts';
import { isKey } from '../keys.ts';
import { usePlay } from '../game/PlayContext.ts';

interface HandProps {
  readonly side: Side;
  /** What may be picked first, pieces in hand among it. */
  readonly choices: readonly Choice[];
  /** Whether the board is seen from Black’s side. */
  readonly flipped: boolean;
}

/** The pieces that a player holds. */
export function Hand({ side, choices, flipped }: HandProps) {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  const hand = variant.hands(position).filter(({ holder }) => holder === side);
  return (
    <ul className="hand" aria-label={`${sideName(side)}’s hand`}>
      {hand.map((held, i) => {
        const choice = pickHeld(held.piece);
        // Of several alike, the first is the one that goes first.
        const isFirst = hand.findIndex(({ piece }) => piece === held.piece) === i;
        const canPick = isFirst && choices.some((other) => sameChoice(other, choice));
        return (
          <li key={`${String(held.piece)} ${String(i)}`}>
            <HeldPiece variant={variant} held={held} choice={canPick ? choice : null} flipped={flipped} />
          </li>
        );
      })}
    </ul>
  );
}

interface HeldPieceProps {
  readonly variant: Variant;
  readonly held: Held;
  /** What picking it means; null when it cannot be dropped now. */
  readonly choice: Choice | null;
  readonly flipped: boolean;
}

function HeldPiece({ variant, held, choice, flipped }: HeldPieceProps) {
  const selection = usePlay((state) => state.selection);
  const pick = usePlay((state) => state.pick);
  const stepBack = usePlay((state) => state.stepBack);
  const set = usePieceSet();
  const { tellMoves, tellAnnouncement } = useTelling();
  const isPicked = choice !== null && selection?.picked.some((other) => sameChoice(other, choice)) === true;
  return (
    <button
      type="button"
      className={`held${held.due ? ' due' : ''}`}
      aria-label={describe(variant, held)}
      aria-pressed={isPicked}
      title={describe(variant, held)}
      // Not disabled, by which the one that has the keyboard would lose it.
      aria-disabled={choice === null}
      tabIndex={choice === null ? -1 : 0}
      {...(choice === null ? {} : { 'data-held': held.piece })}
      onClick={(event) => {
        // Pointers are heard by the table as a whole; this is the keyboard or a screen reader.
        if (event.detail === 0 && choice) pick(choice);
      }}
      onKeyDown={(event) => {
        if (isKey('stepBack', event.key)) stepBack();
        else if (isKey('moves', event.key) && choice) tellMoves(choice);
        else if (isKey('announcement', event.key)) tellAnnouncement();
      }}
    >
      <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
        <PieceFigure set={set} variant={variant} piece={held.piece} flipped={flipped} />
      </svg>
      {held.count > 1 && <span className="count">{held.count}</span>}
      {held.turnsLeft !== null && <span className="turns-left">{held.due ? '!' : held.turnsLeft}</span>}
    </button>
  );
}

/** `black ferz, 2 turns left`, for those who do not see it. */
function describe({ kinds }: Variant, { piece, count, turnsLeft, due }: Held): string {
  const name = `${sideName(sideOf(piece))} ${at(kinds, kindOf(piece)).name}`;
  const turns = turnsLeft === 1 ? 'last turn' : `${String(turnsLeft)} turns left`;
  return [
    name,
    ...(count > 1 ? [`${String(count)} of them`] : []),
    ...(due ? ['must be dropped now'] : turnsLeft === null ? [] : [turns]),
  ].join(', ');
}
