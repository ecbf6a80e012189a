import { useLocation } from 'wouter';
import { notices } from '../store/notices.ts';
import { stateFor } from './keptInAddress.ts';

/** Takes in a text from outside; gives a sentence on what came of it, null when one is shown the game instead. */
export function useOpenText(): (text: string) => Promise<string | null> {
  const [, navigate] = useLocation();
  return async (text) => {
    // Loaded when it is asked for: most pages are never given a file.
    const [{ openText }, { device, library }] = await Promise.all([
      import('../store/library/openText.ts'),
      import('../store/library/device.ts'),
    ]);
    const opened = await openText(text, library, device);
    if (!opened.ok) return opened.message;
    if (opened.value.kind === 'imported') return opened.value.sentence;
    const { address, kept, said } = opened.value;
    if (said !== '') notices.getState().say({ id: 'opened', text: said });
    navigate(address, { state: stateFor(kept) });
    return null;
  };
}
