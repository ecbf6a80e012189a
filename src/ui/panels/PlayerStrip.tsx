import { memo, useMemo } from 'react';
import { belongsTo } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { notesOn } from '../../engine/game/notes.ts';
import { nextChoices } from '../../engine/game/candidates.ts';
import { outcomeOf, positionAt } from '../../engine/game/game.ts';
import { LONGEST_NAME } from '../../engine/record/link.ts';
import { outcomeSentence } from '../../words/en/outcomes.ts';
import type { Side } from '../../engine/rules/side.ts';
import { otherSide, sideLetter } from '../../engine/rules/side.ts';
import { isLive, liveCandidates } from '../../store/selection.ts';
import { CapturedPieces } from './CapturedPieces.tsx';
import { ClockFace } from './ClockFace.tsx';
import { PlayHand } from './PlayHand.tsx';
import { DrawAnswer, PlayerActions } from './PlayerActions.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { TurnButtons, taskOf } from './TurnButtons.tsx';
import { say } from '../../words/say.ts';
import * as strip from '#words/ui/strip.ts';
import styles from './strip.module.css';
import { classes } from '../board/classes.ts';

interface PlayerStripProps {
  readonly side: Side;
  /** Whether it is upside down, for a player who sits opposite. */
  readonly turned: boolean;
  /** Whether the board is seen from Black’s side. */
  readonly flipped: boolean;
}

/** One player’s strip: the name, the hand, whose turn it is, and what only this player may do. */
export const PlayerStrip = memo(function PlayerStrip({ side, turned, flipped }: PlayerStripProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const drawOffer = usePlay((state) => state.drawOffer);
  const clock = usePlay((state) => state.clock);
  const refused = usePlay((state) => state.refusal?.reason.text);
  const { variant } = game;
  const position = positionAt(game, cursor);
  const outcome = cursor === game.steps.length ? outcomeOf(game) : null;
  const isToMove = position.turn === side && !outcome;
  const inCheck = notesOn(variant, position).marks.some(
    ({ kind, site }) => kind === 'check' && belongsTo(pieceAt(position.board, site), side),
  );
  const choices = useMemo(
    () => (isToMove ? nextChoices(liveCandidates(game, cursor), []).map(({ choice }) => choice) : []),
    [isToMove, game, cursor],
  );
  const isGoingOn = isLive(game, cursor);
  const isCandidate = isGoingOn && drawOffer === otherSide(side);
  const farNotice = outcome
    ? outcomeSentence(outcome)
    : isToMove && !isCandidate && refused
      ? say(refused)
      : undefined;
  const words = strip.together(
    [
      isCandidate ? strip.offersDraw(otherSide(side)) : isToMove && taskOf(choices),
      inCheck && strip.inCheck,
      clock?.left[side] === 0 && strip.timeIsOut,
    ].filter((word) => typeof word === 'string'),
  );

  return (
    <section
      className={classes(
        styles.strip,
        turned && styles.turned,
        isToMove && styles.toMove,
        clock !== null && styles.timed,
      )}
      aria-label={strip.side(side)}
    >
      <span className={styles.swatch} data-side={sideLetter(side)} aria-hidden="true" />
      <span className={styles.who}>
        <PlayerName side={side} />
        {turned && farNotice !== undefined ? (
          // The panel beside the board already says this, but upside down for this player.
          <span className={styles.farNotice} aria-hidden="true">
            {farNotice}
          </span>
        ) : (
          <>
            <span className={styles.words}>{words}</span>
            {!variant.hasHands && <CapturedPieces side={side} />}
          </>
        )}
      </span>
      {!variant.hasHands && <TurnButtons choices={choices} />}
      <ClockFace side={side} />
      {isGoingOn && (isCandidate ? <DrawAnswer side={side} /> : <PlayerActions side={side} />)}
      {variant.hasHands && (
        <div className={styles.handRow}>
          <PlayHand side={side} choices={choices} flipped={flipped} />
          <TurnButtons choices={choices} />
        </div>
      )}
    </section>
  );
});

/** The name, which can be changed in place. */
function PlayerName({ side }: { readonly side: Side }) {
  const name = usePlay((state) => state.players[side]);
  const rename = usePlay((state) => state.rename);
  return (
    <input
      // The key replaces the field when the name changes from outside, by a link.
      key={name}
      className={styles.name}
      aria-label={strip.nameOf(side)}
      placeholder={strip.side(side)}
      defaultValue={name}
      maxLength={LONGEST_NAME}
      // A name may run from right to left.
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      onBlur={(event) => {
        if (event.target.value !== name) rename(side, event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
