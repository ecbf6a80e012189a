import { useState } from 'react';
import { outcomeOf } from '../../engine/game/game.ts';
import type { GameDocument } from '../../store/document/document.ts';
import { awaitedSide, letterStage, mayAskBack, sideByLinks } from '../../store/document/letters.ts';
import { LetterLink } from '../dialogs/LetterLink.tsx';
import { LetterSeatsDialog } from '../dialogs/LetterSeatsDialog.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { isolated } from '../isolated.ts';
import { PartedLines } from '../panels/PartedLines.tsx';
import * as words from '#words/ui/letters.ts';
import styles from '../panels/status.module.css';
import { classes } from '../board/classes.ts';

/** What the player here has to send, to answer or to wait for, in a game by links. */
export function LetterCard() {
  const parted = usePlay((state) => state.parted);
  return (
    <section className={classes(styles.status, styles.letter)} aria-label={words.title}>
      {parted && <PartedLines theirs={parted} />}
      <Stage />
    </section>
  );
}

function Stage() {
  const document = usePlay((state) => state.document);
  const askBack = usePlay((state) => state.askBack);
  const [isAgain, setAgain] = useState<GameDocument['exchanged']>(null);
  const other = awaitedSide(document);
  if (other === null) return <LookingOn />;
  const player = isolated(document.players[other]);
  switch (letterStage(document)) {
    case 'own turn':
      return document.takebackOffer === other ? <TakebackAnswer player={player} /> : <p>{words.noServer}</p>;
    case 'to send':
      return (
        <>
          <LetterLink player={player} />
          <Withdrawal />
        </>
      );
    case 'over':
    case 'waiting':
      return isAgain === document.exchanged ? (
        <LetterLink player={player} />
      ) : (
        <>
          <p role="status">{words.waiting(player)}</p>
          <p className="actions">
            <button
              type="button"
              className="button"
              onClick={() => {
                setAgain(document.exchanged);
              }}
            >
              {words.sendAgain}
            </button>
            {mayAskBack(document) && (
              <button type="button" className="button" onClick={askBack}>
                {words.askBack}
              </button>
            )}
          </p>
          <Withdrawal />
        </>
      );
    case null:
      return null;
  }
}

/** Takes the own wish to take a turn back for unsaid; nothing where there is none. */
function Withdrawal() {
  const isAsked = usePlay(
    ({ document }) => document.takebackOffer !== null && document.takebackOffer === sideByLinks(document),
  );
  const answerTakeback = usePlay((state) => state.answerTakeback);
  if (!isAsked) return null;
  return (
    <p className="actions">
      <button
        type="button"
        className="button"
        onClick={() => {
          answerTakeback(false);
        }}
      >
        {words.withdraw}
      </button>
    </p>
  );
}

/** For somebody who looks on, perhaps by mistake, or at the game of this person from another device. */
function LookingOn() {
  const isOver = usePlay(({ document }) => outcomeOf(document.game) !== null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>{words.lookingOn}</p>
      {!isOver && (
        <p className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsked(true);
            }}
          >
            {words.takeSide}
          </button>
        </p>
      )}
      {isAsked && (
        <LetterSeatsDialog
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}

function TakebackAnswer({ player }: { readonly player: string }) {
  const answerTakeback = usePlay((state) => state.answerTakeback);
  return (
    <>
      <p>{words.asksBack(player)}</p>
      <p className="actions">
        <button
          type="button"
          className="button primary"
          onClick={() => {
            answerTakeback(true);
          }}
        >
          {words.accept}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            answerTakeback(false);
          }}
        >
          {words.decline}
        </button>
      </p>
    </>
  );
}
