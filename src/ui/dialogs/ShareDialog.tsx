import type { RefObject } from 'react';
import { useState } from 'react';
import { newGame, positionAt } from '../../engine/game/game.ts';
import { writeRecordText } from '../../engine/record/recordText.ts';
import { isByLinks } from '../../engine/record/seats.ts';
import type { Side } from '../../engine/rules/side.ts';
import { BLACK } from '../../engine/rules/side.ts';
import { newDocument } from '../../store/document/document.ts';
import { ONLOOKER } from '../../store/document/letters.ts';
import { linkOf } from '../../store/document/link.ts';
import { captionOf } from '../picture/caption.ts';
import { usePlay } from '../game/PlayContext.ts';
import { addressOf } from '../routes.ts';
import { today } from '../today.ts';
import { deferred } from '../deferred.tsx';
import { Dialog } from './Dialog.tsx';
import { EmbedPart } from './EmbedPart.tsx';
import { frameHeight } from './frameHeight.ts';
import { LetterPart } from './LetterPart.tsx';
import { LinkRow } from './LinkRow.tsx';
import { PicturePart } from './PicturePart.tsx';
import { RecordPart } from './RecordPart.tsx';
import { ShareButton } from './ShareButton.tsx';
import { QrCode } from './QrCode.tsx';
import { gameOf } from '#words/ui/embed.ts';
import * as share from '#words/ui/share.ts';

/** Loaded on demand: few games become pictures. */
const MovingPictureDialog = deferred(
  async () => (await import('./MovingPictureDialog.tsx')).MovingPictureDialog,
);

interface ShareDialogProps {
  /** The drawing of the board on the screen. */
  readonly board: RefObject<SVGSVGElement | null>;
  /** The side below. */
  readonly near: Side;
  readonly onClose: () => void;
}

/** A link to the game or to the position shown, to copy or to scan, pictures of the board, and the board for other pages. */
export function ShareDialog({ board, near, onClose }: ShareDialogProps) {
  const document = usePlay((state) => state.document);
  const [isWhole, setWhole] = useState(true);
  const [isMoving, setMoving] = useState(false);
  const { game, players, cursor } = document;
  const { variant } = game;
  const isSent = isByLinks(document.seats);
  // The seats are those at this device, so whoever gets the game looks on; the other player gets a letter.
  const whole = isSent ? { ...document, seats: ONLOOKER } : document;
  const shared = isWhole ? whole : newDocument(newGame(variant, positionAt(game, cursor)), { players });
  const code = linkOf(shared);
  const link = addressOf(`/play/${variant.id}/${code}`);

  const { title, lines } = captionOf(shared.game, players, shared.cursor);

  if (isMoving) return <MovingPictureDialog near={near} onClose={onClose} />;

  const choose = (whole: boolean) => () => {
    setWhole(whole);
  };
  return (
    <Dialog title={share.title} columns="two" onClose={onClose}>
      {isSent && <LetterPart />}
      <fieldset>
        <legend>{share.whatLinkHolds}</legend>
        <label>
          <input type="radio" name="what" checked={isWhole} onChange={choose(true)} />
          {share.wholeGame}
        </label>
        <label>
          <input type="radio" name="what" checked={!isWhole} onChange={choose(false)} />
          {share.positionOnBoard}
        </label>
      </fieldset>
      <LinkRow key={link} label={share.link} link={link} />
      <ShareButton key={`share ${link}`} title={title} text={[title, ...lines].join('\n')} url={link} />
      <p className="small">{share.noServer}</p>
      <QrCode text={link} />
      <RecordPart
        text={writeRecordText(game, players, today(), document.identity, document.seats)}
        name={`oddboard-${variant.id}`}
      />
      <PicturePart
        board={board}
        near={near}
        onMove={() => {
          setMoving(true);
        }}
      />
      <EmbedPart
        shown={{
          title: gameOf(title, players),
          variant: variant.id,
          link: code,
          address: link,
          flipped: near === BLACK,
          height: frameHeight(shared.game),
        }}
      />
    </Dialog>
  );
}
