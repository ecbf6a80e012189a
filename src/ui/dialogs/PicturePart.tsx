import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { at } from '../../engine/at.ts';
import { positionAt, touchedByTurn } from '../../engine/game/game.ts';
import { notesAtRest, notesOn } from '../../engine/game/notes.ts';
import { isFailedDownload } from '../../engine/rules/loading.ts';
import type { Side } from '../../engine/rules/side.ts';
import { BLACK, otherSide } from '../../engine/rules/side.ts';
import { Hatching } from '../../picture/Hatching.tsx';
import { Board } from '../board/Board.tsx';
import { HandDrawing } from '../board/HandDrawing.tsx';
import { captionOf } from '../picture/caption.ts';
import type { PictureFormat } from '../picture/file.ts';
import { usePlay } from '../game/PlayContext.ts';
import { usePieceSet } from '../pieceSets.ts';
import { canShare, share as openSheet } from './systemShare.ts';
import { saveFile } from '../saveFile.ts';
import { useSettings } from '../useSettings.ts';
import { Checkbox } from './Checkbox.tsx';
import * as moving from '#words/ui/movingPicture.ts';
import * as picture from '#words/ui/picture.ts';
import * as share from '#words/ui/share.ts';
import styles from '../../picture/printed.module.css';

const formats: readonly PictureFormat[] = ['PNG', 'SVG'];

const pngFile = (name: string, content: BlobPart): File => new File([content], name, { type: 'image/png' });

const whyNotDrawn = (error: unknown): string =>
  isFailedDownload(error) ? share.noPicture : share.pictureNotAllowed;

interface PicturePartProps {
  /** The drawing of the board on the screen. */
  readonly board: RefObject<SVGSVGElement | null>;
  /** The side below. */
  readonly near: Side;
  /** Called when the user wants a moving picture. */
  readonly onMove: () => void;
}

/** Pictures of the board and the hands as they look now, to copy or to save. */
export function PicturePart({ board, near, onMove }: PicturePartProps) {
  const game = usePlay((state) => state.game);
  const players = usePlay((state) => state.players);
  const cursor = usePlay((state) => state.cursor);
  const set = usePieceSet();
  const { coordinates } = useSettings();
  const [isPrinted, setPrinted] = useState(false);
  const hands = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const printedBoard = useRef<SVGSVGElement>(null);
  const [said, setSaid] = useState('');
  const { variant } = game;
  const position = positionAt(game, cursor);
  const held = variant.hands(position);
  const sides = [otherSide(near), near];
  const labels = sides.map((side) => picture.handOf(side, !held.some(({ holder }) => holder === side)));

  const draw = async (format: PictureFormat): Promise<Blob> => {
    const shownBoard = printedBoard.current ?? board.current;
    if (!shownBoard) throw new Error('There is no board.');
    const drawings = [...(hands.current?.querySelectorAll('svg') ?? [])];
    const shown = {
      board: shownBoard,
      hands: drawings.map((drawing, i) => ({ drawing, label: at(labels, i) })),
      page: (isPrinted ? paper.current : null) ?? document.documentElement,
      gradients: [...(paper.current?.querySelectorAll<SVGElement>('linearGradient') ?? [])],
    };
    // Loaded on demand: most games are never drawn.
    const { pictureFile } = await import('../picture/file.ts');
    return pictureFile(shown, captionOf(game, players, cursor), format);
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
      const came = await openSheet({ files: [pngFile(nameOf('PNG'), await draw('PNG'))] });
      setSaid(came === 'failed' ? share.pictureNotShared : '');
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
      <Checkbox label={picture.printed} checked={isPrinted} onChange={setPrinted} />
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
        {game.steps.length > 0 && (
          <span className="actions">
            <button type="button" className="button" onClick={onMove}>
              {moving.make}
            </button>
          </span>
        )}
      </p>
      <p role="status">{said}</p>
      {/* Only pictures show these: on the screen, the board and the hands are there already. */}
      <div ref={paper} className={isPrinted ? styles.printed : undefined} hidden>
        {isPrinted && (
          <>
            <svg>
              <Hatching />
            </svg>
            <Board
              {...{ variant, set }}
              board={position.board}
              label=""
              flipped={near === BLACK}
              labelled={coordinates}
              layers={{ ...notesAtRest(notesOn(variant, position)), lastMove: touchedByTurn(game, cursor) }}
              drawing={printedBoard}
            />
          </>
        )}
        {variant.hasHands && (
          <div ref={hands}>
            {sides.map((side) => (
              <HandDrawing key={side} {...{ variant, side, held, set }} flipped={near === BLACK} />
            ))}
          </div>
        )}
      </div>
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
