import type { RefObject } from 'react';
import { useState } from 'react';
import { isFailedDownload } from '../../engine/rules/loading.ts';
import { captionOf } from '../picture/caption.ts';
import type { PictureFormat } from '../picture/file.ts';
import { usePlay } from '../game/PlayContext.ts';
import { canShare, share as openSheet } from './systemShare.ts';
import { saveFile } from '../saveFile.ts';
import * as share from '#words/ui/share.ts';

const formats: readonly PictureFormat[] = ['PNG', 'SVG'];

const pngFile = (name: string, content: BlobPart): File => new File([content], name, { type: 'image/png' });

const whyNotDrawn = (error: unknown): string =>
  isFailedDownload(error) ? share.noPicture : share.pictureNotAllowed;

/** Pictures of the board as it looks now, to copy or to save. */
export function PicturePart({ board }: { readonly board: RefObject<SVGSVGElement | null> }) {
  const game = usePlay((state) => state.game);
  const players = usePlay((state) => state.players);
  const cursor = usePlay((state) => state.cursor);
  const [said, setSaid] = useState('');

  const draw = async (format: PictureFormat): Promise<Blob> => {
    if (!board.current) throw new Error('There is no board.');
    // Loaded on demand: most games are never drawn.
    const { pictureFile } = await import('../picture/file.ts');
    return pictureFile(board.current, captionOf(game, players, cursor), format);
  };
  const copy = async (format: PictureFormat) => {
    const file = draw(format);
    try {
      await copied(format, file);
      setSaid(share.pictureCopied(format));
    } catch {
      setSaid(await file.then(() => share.pictureNotCopied, whyNotDrawn));
    }
  };
  const nameOf = (format: PictureFormat) =>
    `oddboard-${game.variant.id}-${String(cursor)}.${format.toLowerCase()}`;
  const sharePng = async () => {
    try {
      const isShared = await openSheet({ files: [pngFile(nameOf('PNG'), await draw('PNG'))] });
      setSaid(isShared ? '' : share.pictureNotShared);
    } catch (error) {
      setSaid(whyNotDrawn(error));
    }
  };
  const save = async (format: PictureFormat) => {
    try {
      const name = nameOf(format);
      saveFile(name, await draw(format));
      setSaid(share.pictureSaved(name));
    } catch (error) {
      setSaid(whyNotDrawn(error));
    }
  };
  return (
    <fieldset>
      <legend>{share.picture}</legend>
      <p className="actions">
        {formats.map((format) => (
          <span key={format} className="actions">
            <button type="button" className="button" onClick={() => void copy(format)}>
              {share.copyPicture(format)}
            </button>
            <button type="button" className="button" onClick={() => void save(format)}>
              {share.savePicture(format)}
            </button>
          </span>
        ))}
        {canShare({ files: [pngFile('board.png', '')] }) && (
          <button type="button" className="button" onClick={() => void sharePng()}>
            {share.sharePicture('PNG')}
          </button>
        )}
      </p>
      <p role="status">{said}</p>
    </fieldset>
  );
}

/** Some browsers copy only while they handle a click, so the clipboard gets the promise of a file. */
async function copied(format: PictureFormat, file: Promise<Blob>): Promise<void> {
  const content = format === 'PNG' ? file : file.then((svg) => new Blob([svg], { type: 'text/plain' }));
  await navigator.clipboard.write([
    new ClipboardItem({ [format === 'PNG' ? 'image/png' : 'text/plain']: content }),
  ]);
}
