import { Link } from 'wouter';
import { LAST_CARD } from '../../rulebook/outlines.ts';
import type { Path } from '../../rulebook/rulebook.ts';
import type { Seating } from '../../store/computer/seating.ts';
import { lastSeating } from '../../store/computer/seating.ts';
import { progress } from '../../store/progress.ts';
import { classes } from '../board/classes.ts';
import { BoardPicture } from '../BoardPicture.tsx';
import { PuzzlesLink } from '../PuzzlesLink.tsx';
import type { CardPlace } from './PathFrame.tsx';
import { PathFrame } from './PathFrame.tsx';
import * as library from '#words/ui/library.ts';
import * as words from '#words/ui/path.ts';
import styles from './path.module.css';

/** Who has just learned the rules plays White, and can win. */
const BEGINNER: Seating = { seats: [null, 1], byLot: false };

interface PathPlayProps extends CardPlace {
  readonly path: Path;
}

/** The last card of a path, which leads to a game. */
export function PathPlay({ path, ...place }: PathPlayProps) {
  const { variant } = place;
  const finish = () => {
    progress.getState().finishCard(variant.game, LAST_CARD);
  };
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
      <PuzzlesLink {...variant} />
      <Link href={`/play/${variant.id}`} className="button" onClick={finish}>
        {words.play}
      </Link>
      <Link
        href={`/play/${variant.id}`}
        className={classes('button primary', styles.next)}
        onClick={() => {
          finish();
          lastSeating.getState().choose(BEGINNER);
        }}
      >
        {words.playComputer}
      </Link>
    </PathFrame>
  );
}
