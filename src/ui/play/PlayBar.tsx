import { memo, useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Menu, Plus, RefreshCw, Settings2, Share2, SquarePen, Timer } from 'lucide-react';
import { useLocation } from 'wouter';
import { positionAt } from '../../engine/game/game.ts';
import { deferred } from '../deferred.tsx';
import { IconButton } from '../IconButton.tsx';
import { editRoute } from '../routes.ts';
import { ScreenBar } from '../ScreenBar.tsx';
import { useMedia } from '../useMedia.ts';
import { usePlay, usePlayStore } from '../game/PlayContext.ts';
import { boardWords } from '#words/boards.ts';
import * as play from '#words/ui/play.ts';
import * as common from '#words/ui/common.ts';

const MenuDialog = deferred(async () => (await import('../dialogs/MenuDialog.tsx')).MenuDialog);

/** The dialogs that the bar opens. */
export type PlayDialog = 'share' | 'clock' | 'new game' | 'settings';

interface PlayBarProps {
  readonly onFlip: () => void;
  readonly onOpen: (dialog: PlayDialog) => void;
}

/** Something that can be done with the game as a whole. */
interface Command {
  readonly label: string;
  /** The label in short. */
  readonly words: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** The bar of the play screen: a menu where there is little width. Moves do not change it. */
export const PlayBar = memo(function PlayBar({ onFlip, onOpen }: PlayBarProps) {
  const variant = usePlay((state) => state.game.variant);
  const [isOpen, setOpen] = useState(false);
  // The bar is only as wide as the window, or as what a low window leaves beside the board.
  const isNarrow = useMedia('(max-width: 599px), (orientation: landscape) and (max-height: 480px)');
  const edit = useEdit();
  const opener = (dialog: PlayDialog) => () => {
    onOpen(dialog);
  };
  const newGame: Command = {
    label: play.newGame,
    words: play.newGame,
    icon: Plus,
    run: opener('new game'),
  };
  const others: readonly Command[] = [
    { label: play.share, words: play.share, icon: Share2, run: opener('share') },
    { label: common.flipBoard, words: play.flip, icon: RefreshCw, run: onFlip },
    { label: play.clock, words: play.clock, icon: Timer, run: opener('clock') },
    { label: play.editPosition, words: play.edit, icon: SquarePen, run: edit },
    { label: play.settings, words: play.settings, icon: Settings2, run: opener('settings') },
  ];
  return (
    <ScreenBar
      title={variant.name}
      note={variant.board === undefined ? '' : boardWords(variant.board)}
      about={play.game}
    >
      {[newGame, ...(isNarrow ? [] : others)].map(({ label, words, icon, run }) => (
        <IconButton key={label} label={label} words={words} icon={icon} onClick={run} />
      ))}
      {isNarrow && (
        <IconButton
          label={play.menu}
          icon={Menu}
          onClick={() => {
            setOpen(true);
          }}
        />
      )}
      {isOpen && (
        <MenuDialog
          title={play.menu}
          commands={others}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </ScreenBar>
  );
});

/** Opens the editor with the position on the board. */
function useEdit(): () => void {
  const store = usePlayStore();
  const [, navigate] = useLocation();
  return () => {
    const { game, cursor } = store.getState().document;
    navigate(editRoute(game.variant, positionAt(game, cursor)));
  };
}
