import type { Game } from '../../engine/game/game.ts';
import { currentPosition } from '../../engine/game/game.ts';
import { addressOf, madePuzzleRoute } from '../routes.ts';
import * as words from '#words/ui/puzzles.ts';
import { LinkRow } from './LinkRow.tsx';
import { QrCode } from './QrCode.tsx';
import { ShareButton } from './ShareButton.tsx';

interface PuzzleLinkProps {
  /** The game that ends in the position. */
  readonly game: Game;
  readonly turns: number;
}

/** The link that asks whoever opens it to win from a position within so many turns. */
export function PuzzleLink({ game, turns }: PuzzleLinkProps) {
  const link = addressOf(madePuzzleRoute(game, turns));
  const title = words.task(currentPosition(game).turn, turns);
  return (
    <>
      <LinkRow label={words.link} link={link} />
      <ShareButton title={title} text={title} url={link} />
      <p className="small">{words.noServer}</p>
      <QrCode text={link} />
    </>
  );
}
