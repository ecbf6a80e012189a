import { useState } from 'react';
import { Menu } from 'lucide-react';
import { deferred } from '../deferred.tsx';
import { IconButton } from '../IconButton.tsx';
import type { CommandHandlers } from './commands.ts';
import { useCommands } from './commands.ts';
import * as play from '#words/ui/play.ts';

const MenuDialog = deferred(async () => (await import('../dialogs/MenuDialog.tsx')).MenuDialog);

/** The commands of the play screen as a menu, where there is no room for a button each. */
export function GameMenu(handlers: CommandHandlers) {
  const commands = useCommands(handlers);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={play.menu}
        icon={Menu}
        onClick={() => {
          setOpen(true);
        }}
      />
      {isOpen && (
        <MenuDialog
          title={play.menu}
          commands={commands.flat()}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
