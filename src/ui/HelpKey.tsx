import { useEffect, useState } from 'react';
import { deferred } from './deferred.tsx';
import { isKey, isTyping } from './keys.ts';
import { useSettings } from './useSettings.ts';

const HelpDialog = deferred(async () => (await import('./dialogs/HelpDialog.tsx')).HelpDialog);

/** Opens the list of keys by its own key, on any screen. */
export function HelpKey() {
  const { helpKey } = useSettings();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!helpKey) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isKey('help', event.key) || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [helpKey]);
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
