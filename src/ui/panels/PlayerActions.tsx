import { FastForward, Flag, Handshake } from 'lucide-react';
import type { Side } from '../../engine/rules/side.ts';
import { IconButton } from '../IconButton.tsx';
import { usePlay } from '../game/PlayContext.ts';
import * as strip from '#words/ui/strip.ts';
import styles from './strip.module.css';

/** The buttons that answer the other player’s draw offer. */
export function DrawAnswer({ side }: { readonly side: Side }) {
  const answerDraw = usePlay((state) => state.answerDraw);
  return (
    <span className={styles.actions}>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          answerDraw(side, true);
        }}
      >
        {strip.accept}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          answerDraw(side, false);
        }}
      >
        {strip.decline}
      </button>
    </span>
  );
}

/** The button that makes the computer play the best move that it has found so far. */
export function MoveNow({ side }: { readonly side: Side }) {
  const isThinking = usePlay(({ computing }) => computing?.side === side && !computing.isHurried);
  const moveNow = usePlay((state) => state.moveNow);
  return (
    <span className={styles.actions}>
      <IconButton
        label={strip.moveNow}
        icon={FastForward}
        words={strip.moveNow}
        disabled={!isThinking}
        onClick={moveNow}
      />
    </span>
  );
}

interface PlayerActionsProps {
  readonly side: Side;
  /** Whether the player is asked whether to resign. */
  readonly isResigning: boolean;
  readonly setResigning: (isResigning: boolean) => void;
}

/** The buttons to offer a draw and to resign; resigning asks for confirmation. */
export function PlayerActions({ side, isResigning, setResigning }: PlayerActionsProps) {
  const drawOffer = usePlay((state) => state.drawOffer);
  const offerDraw = usePlay((state) => state.offerDraw);
  const answerDraw = usePlay((state) => state.answerDraw);
  if (isResigning)
    return (
      <Resigning
        side={side}
        onCancel={() => {
          setResigning(false);
        }}
      />
    );
  return (
    <span className={styles.actions}>
      {drawOffer === side ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            answerDraw(side, false);
          }}
        >
          {strip.withdraw}
        </button>
      ) : (
        <IconButton
          label={strip.offersDraw(side)}
          icon={Handshake}
          words={strip.draw}
          onClick={() => {
            offerDraw(side);
          }}
        />
      )}
      <IconButton
        label={strip.resigns(side)}
        icon={Flag}
        words={strip.resignWords}
        onClick={() => {
          setResigning(true);
        }}
      />
    </span>
  );
}

interface ResigningProps {
  readonly side: Side;
  readonly onCancel: () => void;
}

/** Asks whether the player resigns. The answer that changes nothing has the focus. */
function Resigning({ side, onCancel }: ResigningProps) {
  const resign = usePlay((state) => state.resign);
  return (
    <span
      role="group"
      className={styles.actions}
      aria-label={strip.asksToResign(side)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <button
        type="button"
        className="button danger"
        onClick={() => {
          resign(side);
        }}
      >
        {strip.resign}
      </button>
      <button
        type="button"
        className="button"
        // The question comes in the place of the button that was just pressed.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onClick={onCancel}
      >
        {strip.playOn}
      </button>
    </span>
  );
}
