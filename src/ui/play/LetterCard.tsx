import { useState } from 'react';
import { outcomeOf } from '../../engine/game/game.ts';
import type { GameDocument } from '../../store/document/document.ts';
import { awaitedSide, letterStage, mayAskBack, sideByLinks } from '../../store/document/letters.ts';
import { letterLinkOf } from '../../store/document/link.ts';
import { LinkRow } from '../dialogs/LinkRow.tsx';
import { ShareButton } from '../dialogs/ShareButton.tsx';
import { fullName } from '../fullName.ts';
import { usePlay } from '../game/PlayContext.ts';
import { isolated } from '../isolated.ts';
import { routeTo } from './address.ts';
import { addressOf } from '../routes.ts';
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
  if (other === null) return <p>{words.lookingOn}</p>;
  const player = isolated(document.players[other]);
  switch (letterStage(document)) {
    case 'own turn':
      return document.takebackOffer === other ? <TakebackAnswer player={player} /> : <p>{words.noServer}</p>;
    case 'to send':
      return <Sending player={player} />;
    case 'over':
    case 'waiting':
      return isAgain === document.exchanged ? (
        <Sending player={player} />
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
        </>
      );
    case null:
      return null;
  }
}

/** The link for the other player, to share or to copy. */
function Sending({ player }: { readonly player: string }) {
  const document = usePlay((state) => state.document);
  const sendLetter = usePlay((state) => state.sendLetter);
  const { variant } = document.game;
  const link = addressOf(routeTo(variant.id, letterLinkOf(document)));
  const title = words.send(toSend(document), player);
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <ShareButton title={title} text={words.shareText(fullName(variant))} url={link} onShared={sendLetter} />
      <LinkRow key={link} label={words.link(player)} link={link} onCopied={sendLetter} />
      <p className="small">{words.noServer}</p>
    </>
  );
}

function toSend(document: GameDocument): words.ToSend {
  if (outcomeOf(document.game)) return 'end';
  if (document.takebackOffer === sideByLinks(document)) return 'offer';
  return document.game.steps.length === 0 ? 'game' : 'move';
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
