import { useMemo, useState } from 'react';
import type { Side } from '../../engine/rules/side.ts';
import { BLACK, WHITE, bySide } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import { isolated } from '../isolated.ts';
import { fullName } from '../fullName.ts';
import { usePieceSet } from '../pieceSets.ts';
import { useSettings } from '../useSettings.ts';
import { Checkbox } from './Checkbox.tsx';
import { Choices } from './Choices.tsx';
import { Dialog } from './Dialog.tsx';
import { MovingFiles } from './MovingFiles.tsx';
import { NumberChoice } from './NumberChoice.tsx';
import { useFilm } from './useFilm.ts';
import { usePictureTheme } from './usePictureTheme.ts';
import * as words from '#words/ui/movingPicture.ts';
import { printed } from '#words/ui/picture.ts';
import styles from './movingPicture.module.css';

const SPEEDS = [0.5, 1, 1.5, 2, 3, 5];
const WIDTHS = [320, 480, 640, 800];
const [SPEED, WIDTH] = [1, 480];

const PARTS = ['whole', 'from-shown'] as const;
const SIDES = ['white', 'black'] as const;

interface MovingPictureDialogProps {
  /** The side below on the screen. */
  readonly near: Side;
  /** Whether what is shown is a line of a tree rather than a game. */
  readonly isLine?: boolean;
  readonly onClose: () => void;
}

/** Makes a moving picture of the game on the screen, as SVG and as GIF. */
export function MovingPictureDialog({ near, isLine = false, onClose }: MovingPictureDialogProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const named = usePlay((state) => state.players);
  const players = useMemo(() => bySide((side) => isolated(named[side])), [named]);
  const [part, setPart] = useState<(typeof PARTS)[number]>('whole');
  const [side, setSide] = useState<(typeof SIDES)[number]>(near === BLACK ? 'black' : 'white');
  const [turn, setTurn] = useState(SPEED);
  const [width, setWidth] = useState(WIDTH);
  const [isPrinted, setPrinted] = useState(false);
  const { coordinates } = useSettings();
  const onScreen = usePictureTheme();
  const title = fullName(game.variant);
  const state = useFilm(game, {
    title,
    players,
    from: part === 'whole' ? 0 : cursor,
    flipped: side === 'black',
    coordinates,
    set: usePieceSet(),
  });
  return (
    <Dialog title={words.title} columns="two" onClose={onClose}>
      <MovingFiles
        state={state}
        title={title}
        name={`oddboard-${game.variant.id}`}
        look={{ theme: isPrinted ? 'printed' : onScreen, width, turn }}
      />
      {cursor > 0 && cursor < game.steps.length && (
        <Choices
          legend={words.what}
          options={PARTS}
          labels={{
            whole: isLine ? words.wholeLine : words.wholeGame,
            'from-shown': words.fromShown,
          }}
          value={part}
          onChange={setPart}
        />
      )}
      <Choices
        legend={words.below}
        options={SIDES}
        labels={{ white: words.side(WHITE), black: words.side(BLACK) }}
        value={side}
        onChange={setSide}
      />
      <div className={styles.fields}>
        <NumberChoice label={words.seconds} options={SPEEDS} value={turn} onChange={setTurn} />
        <NumberChoice
          label={words.width}
          options={WIDTHS}
          labelOf={words.pixels}
          value={width}
          onChange={setWidth}
        />
      </div>
      <Checkbox label={printed} checked={isPrinted} onChange={setPrinted} />
      <p className="small">{words.about}</p>
    </Dialog>
  );
}
