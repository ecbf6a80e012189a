import { memo, useState } from 'react';
import { Trophy } from 'lucide-react';
import type { Game } from '../../engine/game/game.ts';
import { outcomeAt } from '../../engine/game/game.ts';
import { LONGEST_NAME } from '../../engine/record/seats.ts';
import type { Side } from '../../engine/rules/side.ts';
import { otherSide, sideLetter } from '../../engine/rules/side.ts';
import { isLive } from '../../store/selection.ts';
import { CapturedPieces } from './CapturedPieces.tsx';
import { ClockFace } from './ClockFace.tsx';
import { HandRow } from './HandRow.tsx';
import { PlayHand } from './hands.ts';
import { DrawAnswer, MoveNow, PlayerActions } from './PlayerActions.tsx';
import type { Level } from '../../engine/search/thought.ts';
import { levelIn } from '../../engine/record/seats.ts';
import { playedByComputer, playedHere } from '../../store/playState.ts';
import { computerName } from '../../words/en/seats.ts';
import { deferred } from '../deferred.tsx';
import type { HandPlace } from './useHandPlace.ts';
import { hasTurnButtons } from './useHandPlace.ts';
import { StripWords } from './StripWords.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { TurnButtons } from './TurnButtons.tsx';
import { useOwnChoices } from './useOwnChoices.ts';
import * as strip from '#words/ui/strip.ts';
import styles from './strip.module.css';
import { classes } from '../board/classes.ts';

/** Loaded on demand: most people sit on the same side. */
const FarCard = deferred(async () => (await import('./FarCard.tsx')).FarCard);

interface PlayerStripProps {
  readonly side: Side;
  /** Whether it is upside down, for a player who sits opposite. */
  readonly turned: boolean;
  /** Whether the board is seen from Black’s side. */
  readonly flipped: boolean;
  /** Where the pieces in hand are. */
  readonly handPlace: HandPlace;
}

/** One player’s strip: the name, the hand, whose turn it is, and what only this player may do. */
export const PlayerStrip = memo(function PlayerStrip({ side, turned, flipped, handPlace }: PlayerStripProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const isOffered = usePlay(({ drawOffer }) => drawOffer === otherSide(side));
  const isTimed = usePlay(({ clock }) => clock !== null);
  const { variant } = game;
  const outcome = outcomeAt(game, cursor);
  const { isToMove, choices } = useOwnChoices(side);
  const level = usePlay((state) =>
    playedByComputer(state, side) ? levelIn(state.document.seats[side]) : null,
  );
  const isHere = usePlay((state) => playedHere(state, side));
  /** The game in which the player was asked whether to resign: a move is an answer, too. */
  const [askedIn, setAskedIn] = useState<Game | null>(null);
  const mayAct = isHere && isLive(game, cursor);
  const isResigning = askedIn === game && mayAct && !isOffered;
  return (
    <section className={classes(styles.strip, turned && styles.turned)} aria-label={strip.side(side)}>
      <div
        className={classes(
          styles.head,
          isTimed && styles.timed,
          isToMove && styles.toMove,
          outcome?.winner === side && styles.won,
        )}
      >
        <span className={styles.swatch} data-side={sideLetter(side)} aria-hidden="true" />
        <span className={styles.who}>
          {level === null ? <PlayerName side={side} /> : <ComputerName level={level} />}
          {isResigning ? (
            <span className={styles.words}>{strip.resignsOrNot}</span>
          ) : (
            <StripWords side={side} choices={choices} />
          )}
          {!variant.hasHands && <CapturedPieces side={side} />}
        </span>
        {outcome?.winner === side && <Trophy className={styles.trophy} aria-hidden="true" />}
        {hasTurnButtons(handPlace) && <TurnButtons choices={choices} />}
        <ClockFace side={side} />
        {level !== null && isLive(game, game.steps.length) && <MoveNow side={side} />}
        {mayAct &&
          (isOffered ? (
            <DrawAnswer side={side} />
          ) : (
            <PlayerActions
              side={side}
              isResigning={isResigning}
              setResigning={(asks) => {
                setAskedIn(asks ? game : null);
              }}
            />
          ))}
      </div>
      {handPlace === 'strips' && (
        <HandRow side={side} choices={choices}>
          <PlayHand side={side} choices={choices} flipped={flipped} />
        </HandRow>
      )}
      {turned && (
        <div className={styles.farCard}>
          <FarCard side={side} />
        </div>
      )}
    </section>
  );
});

/** The name of the computer. */
function ComputerName({ level }: { readonly level: Level }) {
  return <span className={styles.computer}>{computerName(level)}</span>;
}

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
