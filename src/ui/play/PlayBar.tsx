import { memo } from 'react';
import { Plus, RefreshCw, Settings2, Share2, SquarePen, Timer } from 'lucide-react';
import { Link } from 'wouter';
import { positionAt } from '../../engine/game/game.ts';
import { IconButton } from '../IconButton.tsx';
import { editRoute } from '../routes.ts';
import { ScreenBar } from '../ScreenBar.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { boardWords } from '#words/boards.ts';
import * as play from '#words/ui/play.ts';
import * as common from '#words/ui/common.ts';

/** The dialogs that the bar opens. */
export type PlayDialog = 'share' | 'clock' | 'new game' | 'settings';

interface PlayBarProps {
  readonly onFlip: () => void;
  readonly onOpen: (dialog: PlayDialog) => void;
}

/** The bar of the play screen. Moves do not change it. */
export const PlayBar = memo(function PlayBar({ onFlip, onOpen }: PlayBarProps) {
  const variant = usePlay((state) => state.game.variant);
  const opener = (dialog: PlayDialog) => () => {
    onOpen(dialog);
  };
  return (
    <ScreenBar
      title={variant.name}
      note={variant.board === undefined ? '' : boardWords(variant.board)}
      about={play.game}
    >
      <EditLink />
      <IconButton label={common.flipBoard} icon={RefreshCw} onClick={onFlip} />
      <IconButton label={play.clock} icon={Timer} onClick={opener('clock')} />
      <IconButton label={play.share} icon={Share2} onClick={opener('share')} />
      <IconButton label={play.newGame} icon={Plus} onClick={opener('new game')} />
      <IconButton label={play.settings} icon={Settings2} onClick={opener('settings')} />
    </ScreenBar>
  );
});

/** The link to the editor with the position on the board. */
function EditLink() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  return (
    <Link
      href={editRoute(variant, position)}
      className="icon-button"
      aria-label={play.editPosition}
      title={play.editPosition}
    >
      <SquarePen aria-hidden="true" />
    </Link>
  );
}
