import { memo } from 'react';
import { CircleQuestionMark, Plus } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import { BarGroup, ScreenBar } from '../ScreenBar.tsx';
import { usePlay } from '../game/PlayContext.ts';
import type { CommandHandlers } from './commands.ts';
import { useCommands } from './commands.ts';
import { GameMenu } from './GameMenu.tsx';
import type { MenuPlace } from './useMenuPlace.ts';
import * as play from '#words/ui/play.ts';
import * as signs from '#words/ui/signsButton.ts';

interface PlayBarProps extends CommandHandlers {
  readonly menuPlace: MenuPlace;
}

/** The bar at the top of the play screen. Moves do not change it. */
export const PlayBar = memo(function PlayBar({ menuPlace, ...handlers }: PlayBarProps) {
  const variant = usePlay((state) => state.game.variant);
  const commands = useCommands(handlers);
  return (
    <ScreenBar title={variant.name} note={play.boardAndAim(variant.game, variant.board)} about={play.game}>
      <IconButton
        label={play.newGame}
        words={play.newGame}
        icon={Plus}
        onClick={() => {
          handlers.onOpen('new game');
        }}
      />
      <IconButton
        label={signs.title}
        words={signs.short}
        icon={CircleQuestionMark}
        onClick={() => {
          handlers.onOpen('signs');
        }}
      />
      {menuPlace === 'none' &&
        commands.map((group) => (
          <BarGroup key={group[0]?.label}>
            {group.map(({ label, words, icon, run }) => (
              <IconButton key={label} label={label} words={words} icon={icon} onClick={run} />
            ))}
          </BarGroup>
        ))}
      {menuPlace === 'top' && <GameMenu {...handlers} />}
    </ScreenBar>
  );
});
