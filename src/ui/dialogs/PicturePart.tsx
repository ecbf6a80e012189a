import type { RefObject } from 'react';
import { useState } from 'react';
import { isFailedDownload } from '../../engine/rules/loading.ts';
import { captionOf } from '../picture/caption.ts';
import type { PictureFormat } from '../picture/file.ts';
import { usePlay } from '../game/PlayContext.ts';
import { saveFile } from '../saveFile.ts';

const formats: readonly PictureFormat[] = ['PNG', 'SVG'];

const whyNotDrawn = (error: unknown): string =>
  isFailedDownload(error)
    ? 'What draws the picture could not be loaded. Is there a network?'
    : 'The browser does not let the page draw the picture.';

/** Pictures of the board as it is seen, to copy or to save. */
export function PicturePart({ board }: { readonly board: RefObject<SVGSVGElement | null> }) {
  const game = usePlay((state) => state.game);
  const players = usePlay((state) => state.players);
  const cursor = usePlay((state) => state.cursor);
  const [said, setSaid] = useState('');

  const draw = async (format: PictureFormat): Promise<Blob> => {
    if (!board.current) throw new Error('There is no board.');
    // Loaded when it is asked for: most games are never drawn.
    const { pictureFile } = await import('../picture/file.ts');
    return pictureFile(board.current, captionOf(game, players, cursor), format);
  };
  const copy = async (format: PictureFormat) => {
    const file = draw(format);
    try {
      await copied(format, file);
      setSaid(`The ${format} is copied.`);
    } catch {
      setSaid(await file.then(() => 'Copying is not allowed here: save the picture instead.', whyNotDrawn));
    }
  };
  const save = async (format: PictureFormat) => {
    try {
      const name = `oddboard-${game.variant.id}-${String(cursor)}.${format.toLowerCase()}`;
      saveFile(name, await draw(format));
      setSaid(`Saved as ${name}.`);
    } catch (error) {
      setSaid(whyNotDrawn(error));
    }
  };
  return (
    <fieldset>
      <legend>Picture of the board</legend>
      <p className="actions">
        {formats.map((format) => (
          <span key={format} className="actions">
            <button type="button" className="button" onClick={() => void copy(format)}>
              Copy {format}
            </button>
            <button type="button" className="button" onClick={() => void save(format)}>
              Save {format}
            </button>
          </span>
        ))}
      </p>
      <p role="status">{said}</p>
    </fieldset>
  );
}

/** Some browsers copy only while a click is answered, so the clipboard is given the promise of a file. */
async function copied(format: PictureFormat, file: Promise<Blob>): Promise<void> {
  const content = format === 'PNG' ? file : file.then((svg) => new Blob([svg], { type: 'text/plain' }));
  await navigator.clipboard.write([
    new ClipboardItem({ [format === 'PNG' ? 'image/png' : 'text/plain']: content }),
  ]);
}
