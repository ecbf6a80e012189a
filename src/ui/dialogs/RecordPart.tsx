import { useState } from 'react';
import { writeRecordText } from '../../engine/record/recordText.ts';
import { usePlay } from '../game/PlayContext.ts';
import { saveFile, textFile } from '../saveFile.ts';
import { copiedToClipboard } from './LinkRow.tsx';
import * as share from '#words/ui/share.ts';

/** The game as a text for people, to copy or to save. */
export function RecordPart() {
  const game = usePlay((state) => state.game);
  const players = usePlay((state) => state.players);
  const identity = usePlay((state) => state.identity);
  const [said, setSaid] = useState('');
  const text = writeRecordText(game, players, today(), identity);
  return (
    <fieldset>
      <legend>{share.record}</legend>
      <textarea readOnly aria-label={share.recordOfGame} rows={8} value={text} spellCheck={false} />
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            void copiedToClipboard(text).then((isCopied) => {
              setSaid(isCopied ? share.recordCopied : share.recordNotCopied);
            });
          }}
        >
          {share.copyRecord}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            saveFile(`oddboard-${game.variant.id}.pgn`, textFile(text, 'text/plain'));
          }}
        >
          {share.saveRecord}
        </button>
      </p>
      <p role="status">{said}</p>
    </fieldset>
  );
}

/** Today’s date as in records: `2026.11.21`. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(now.getFullYear())}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
}
