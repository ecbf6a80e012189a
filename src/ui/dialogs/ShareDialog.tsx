import type { RefObject } from 'react';
import { useState } from 'react';
import { newGame, positionAt } from '../../engine/game/game.ts';
import { writeLink } from '../../engine/record/link.ts';
import { recordOf } from '../../engine/record/record.ts';
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
  const game = usePlay((state) => state.game);
  const players = usePlay((state) => state.players);
  const cursor = usePlay((state) => state.cursor);
  const identity = usePlay((state) => state.identity);
  const [isWhole, setWhole] = useState(true);
  const { variant } = game;
  const record = isWhole
    ? recordOf(game, players, cursor, identity)
    : recordOf(newGame(variant, positionAt(game, cursor)), players, 0);
  const link = addressOf(`/play/${variant.id}/${writeLink(variant, record)}`);

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
