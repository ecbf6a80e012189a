import { useMemo, useState } from 'react';
import type { AnimationLook } from '../../picture/animation.ts';
import { writeAnimation } from '../../picture/animation.ts';
import type { Film } from '../../picture/film.tsx';
import { timingOf } from '../../picture/timing.ts';
import { saveFile, textFile } from '../saveFile.ts';
import { MovingPreview } from './MovingPreview.tsx';
import { canShare, share as openSheet } from './systemShare.ts';
import type { FilmState } from './useFilm.ts';
import { useGif } from './useGif.ts';
import * as words from '#words/ui/movingPicture.ts';
import * as share from '#words/ui/share.ts';
import styles from './movingPicture.module.css';

interface MovingFilesProps {
  readonly state: FilmState;
  /** The name of the game. */
  readonly title: string;
  /** The name of the files, without their ending. */
  readonly name: string;
  readonly look: AnimationLook;
}

/** The preview of a moving picture, what is to be known about it, and the files. */
export function MovingFiles({ state: { film, number, drawing }, ...shown }: MovingFilesProps) {
  if (!film)
    return (
      <div className={styles.drawing}>
        <p role="status">{words.drawing(...(drawing ?? [0, 0]))}</p>
      </div>
    );
  return <Files {...shown} film={film} number={number} isOld={drawing !== null} />;
}

interface FilesProps extends Omit<MovingFilesProps, 'state'> {
  readonly film: Film;
  /** Another one for another film. */
  readonly number: number;
  /** Whether another film is being drawn in its place. */
  readonly isOld: boolean;
}

function Files({ film, number, isOld, title, name, look }: FilesProps) {
  const { theme, width, turn } = look;
  const svg = useMemo(() => writeAnimation(film, { theme, width, turn }), [film, theme, width, turn]);
  const svgFile = useMemo(() => textFile(svg, 'image/svg+xml'), [svg]);
  const { total } = timingOf(film, turn);
  return (
    <div className={styles.making}>
      <MovingPreview svg={svg} game={title} />
      <p>{words.facts(film.frames.length, total, svgFile.size)}</p>
      <Saving
        key={[number, theme, width, turn].join(' ')}
        {...{ film, look, name, svgFile }}
        isDisabled={isOld}
      />
    </div>
  );
}

interface SavingProps {
  readonly film: Film;
  readonly look: AnimationLook;
  readonly name: string;
  readonly svgFile: Blob;
  readonly isDisabled: boolean;
}

/** The buttons that save and share the files. A GIF is made when somebody wants it. */
function Saving({ film, look, name, svgFile, isDisabled }: SavingProps) {
  const { state, make, stop } = useGif(film, look);
  const [said, setSaid] = useState('');
  const save = (ending: string, file: Blob) => {
    saveFile(`${name}.${ending}`, file);
    setSaid(words.saved(`${name}.${ending}`, file.size));
  };
  const saveGif = async () => {
    setSaid('');
    const made = await make();
    if (made instanceof Blob) save('gif', made);
    else setSaid(made === 'stopped' ? words.stopped : share.noPicture);
  };
  const shareGif = async (file: Blob) => {
    const came = await openSheet({ files: [gifFile(name, file)] });
    setSaid(came === 'failed' ? share.pictureNotShared : '');
  };
  const isMaking = state.kind === 'making';
  return (
    <>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={isDisabled}
          onClick={() => {
            save('svg', svgFile);
          }}
        >
          {words.save('SVG')}
        </button>
        {/* One button, so that whoever has begun with the keyboard can stop. */}
        <button
          type="button"
          className="button"
          disabled={isDisabled}
          onClick={() => {
            if (isMaking) stop();
            else void saveGif();
          }}
        >
          {isMaking ? words.stop : words.save('GIF')}
        </button>
        {state.kind === 'made' && canShare({ files: [gifFile(name, state.file)] }) && (
          <button type="button" className="button" onClick={() => void shareGif(state.file)}>
            {words.share('GIF')}
          </button>
        )}
      </p>
      {isMaking && (
        <div className={styles.progress}>
          <progress value={state.done} max={state.all} aria-label={words.writing(state.done, state.all)} />
          <span className="small">{words.writing(state.done, state.all)}</span>
        </div>
      )}
      <p role="status">{said}</p>
    </>
  );
}

const gifFile = (name: string, file: Blob): File => new File([file], `${name}.gif`, { type: 'image/gif' });
