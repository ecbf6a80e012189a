import { useState } from 'react';
import { deferred } from './deferred.tsx';
import { useKey } from './useKey.ts';

const HelpDialog = deferred(async () => (await import('./dialogs/HelpDialog.tsx')).HelpDialog);

/** Opens the list of keys by its own key, on any screen. */
export function HelpKey() {
  const [isOpen, setOpen] = useState(false);
  useKey('help', () => {
    setOpen(true);
  });
  return (
    isOpen && (
      <HelpDialog
        onClose={() => {
          setOpen(false);
        }}
      />
    )
  );
}
