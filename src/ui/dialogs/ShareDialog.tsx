import type { RefObject } from 'react';
import { useState } from 'react';
import { newGame, positionAt } from '../../engine/game/game.ts';
import { newDocument } from '../../store/document/document.ts';
import { linkOf } from '../../store/document/link.ts';
import { usePlay } from '../game/PlayContext.ts';
import { addressOf } from '../routes.ts';
import { Dialog } from './Dialog.tsx';
import { LinkRow } from './LinkRow.tsx';
import { PicturePart } from './PicturePart.tsx';
import { RecordPart } from './RecordPart.tsx';
import { QrCode } from './QrCode.tsx';

interface ShareDialogProps {
  /** The drawing of the board on the screen. */
  readonly board: RefObject<SVGSVGElement | null>;
  readonly onClose: () => void;
}

/** A link to the game or to the position shown, to copy or to scan, and pictures of the board. */
export function ShareDialog({ board, onClose }: ShareDialogProps) {
  const document = usePlay((state) => state.document);
  const [isWhole, setWhole] = useState(true);
  const { game, players, cursor } = document;
  const { variant } = game;
  const shared = isWhole ? document : newDocument(newGame(variant, positionAt(game, cursor)), { players });
  const link = addressOf(`/play/${variant.id}/${linkOf(shared)}`);

  const choose = (whole: boolean) => () => {
    setWhole(whole);
  };
  return (
    <Dialog title="Share" onClose={onClose}>
      <fieldset>
        <legend>What the link holds</legend>
        <label>
          <input type="radio" name="what" checked={isWhole} onChange={choose(true)} />
          The whole game
        </label>
        <label>
          <input type="radio" name="what" checked={!isWhole} onChange={choose(false)} />
          The position on the board
        </label>
      </fieldset>
      <LinkRow key={link} label="Link" link={link} />
      <QrCode text={link} />
      <p className="small">The game is in the link itself. No server keeps it.</p>
      <RecordPart />
      <PicturePart board={board} />
    </Dialog>
  );
}
