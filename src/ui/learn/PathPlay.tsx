import { Link } from 'wouter';
import { LAST_CARD } from '../../rulebook/outlines.ts';
import type { Path } from '../../rulebook/rulebook.ts';
import { progress } from '../../store/progress.ts';
import { classes } from '../board/classes.ts';
import { BoardPicture } from '../BoardPicture.tsx';
import type { CardPlace } from './PathFrame.tsx';
import { PathFrame } from './PathFrame.tsx';
import * as library from '#words/ui/library.ts';
import * as words from '#words/ui/path.ts';
import styles from './path.module.css';

interface PathPlayProps extends CardPlace {
  readonly path: Path;
}

/** The last card of a path, which leads to a game. */
export function PathPlay({ path, ...place }: PathPlayProps) {
  const { variant } = place;
  return (
    <PathFrame
      {...place}
      title={path.last.title}
      text={path.last.text}
      answer={null}
      board={
        <BoardPicture variant={variant} position={variant.start} label={library.startOf(variant.name)} />
      }
    >
      <Link
        href={`/play/${variant.id}`}
        className={classes('button primary', styles.next)}
        onClick={() => {
          progress.getState().finishCard(variant.game, LAST_CARD);
        }}
      >
        {words.play}
      </Link>
    </PathFrame>
  );
}
