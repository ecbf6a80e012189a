import { memo, useMemo } from 'react';
import { at } from '../../engine/at.ts';
import { positionAt } from '../../engine/game/game.ts';
import { strangeKinds } from '../../engine/game/strangeKinds.ts';
import { signsOfRecord } from '../../engine/record/writtenSigns.ts';
import type { Kind } from '../../engine/rules/piece.ts';
import { moveLetter } from '../../engine/rules/notation.ts';
import { NO_KIND, pieceOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { say } from '../../words/say.ts';
import type { PieceSet } from '../board/PieceFigure.tsx';
import { PieceFigure } from '../board/PieceFigure.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { SignFigure } from '../learn/Signs.tsx';
import type { NamedGround } from '../learn/signsOn.tsx';
import { namedGround, namedMarks } from '../learn/signsOn.tsx';
import { usePieceSet } from '../pieceSets.ts';
import * as gallery from '#words/ui/gallery.ts';
import * as words from '#words/ui/names.ts';
import { classes } from '../board/classes.ts';
import styles from './names.module.css';

/** What somebody asks about by its name. */
export interface Named {
  /** A kind of piece; `NO_KIND` for ground. */
  readonly kind: Kind;
  /** What the sign of ground means; empty for a piece. */
  readonly sign: string;
}

interface AskProps {
  /** Says more about what has the name. Names are drawn anew if it changes. */
  readonly onAsk: (named: Named) => void;
}

const NONE: ReadonlySet<string> = new Set();

interface NamesProps extends AskProps {
  /** Says more about the signs of the record; absent where no record of the game is shown. */
  readonly onSigns: (() => void) | undefined;
}

/**
 * What is on the board, in the hands and in the record that chess players do not know, each figure with its name and each
 * sign with what it says, which leads to more about it; nothing if all is known.
 */
export function Names({ onAsk, onSigns }: NamesProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const set = usePieceSet();
  const { variant } = game;
  const kinds = useMemo(() => strangeKinds(variant, positionAt(game, cursor)), [variant, game, cursor]);
  const ground = useMemo(() => namedGround(variant), [variant]);
  const marks = useMemo(() => namedMarks(game, cursor), [game, cursor]);
  const isRecorded = onSigns !== undefined;
  const signs = useMemo(() => {
    const written = isRecorded ? signsOfRecord(game) : NONE;
    return words.signs.filter(([sign]) => written.has(sign));
  }, [game, isRecorded]);
  if (kinds.length + ground.length + signs.length === 0) return null;
  return (
    <ul className={classes(styles.names, 'fades-aside')} data-part="names" aria-label={words.title}>
      {kinds.map((kind) => (
        <NamedPiece key={kind} kind={kind} variant={variant} set={set} onAsk={onAsk} />
      ))}
      {[...ground, ...marks].map((named) => (
        <GroundWithName key={named.name} named={named} set={set} onAsk={onAsk} />
      ))}
      {signs.map(([sign, means]) => (
        <li key={sign}>
          <button type="button" aria-label={words.inTheRecord(sign)} onClick={onSigns}>
            <b>{sign}</b>
            {means}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NamedPieceProps extends AskProps {
  readonly kind: Kind;
  readonly variant: Variant;
  readonly set: PieceSet;
}

const NamedPiece = memo(function NamedPiece({ kind, variant, set, onAsk }: NamedPieceProps) {
  const { name, movement } = at(variant.kinds, kind);
  const letter = moveLetter(variant.kinds, kind);
  return (
    <li>
      <button
        type="button"
        data-letter={letter}
        aria-label={words.howItMoves(name)}
        title={gallery.movement(say(movement))}
        onClick={() => {
          onAsk({ kind, sign: '' });
        }}
      >
        <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
          <PieceFigure set={set} variant={variant} piece={pieceOf(kind, WHITE)} />
        </svg>
        {words.piece(name)}
      </button>
    </li>
  );
});

interface GroundWithNameProps extends AskProps {
  readonly named: NamedGround;
  readonly set: PieceSet;
}

const GroundWithName = memo(function GroundWithName({
  named: { name, sign },
  set,
  onAsk,
}: GroundWithNameProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={words.whatItMeans(name)}
        title={sign.words}
        onClick={() => {
          onAsk({ kind: NO_KIND, sign: sign.words });
        }}
      >
        <SignFigure sign={sign} set={set} />
        {name}
      </button>
    </li>
  );
});
