import { useLocation } from 'wouter';
import { library } from '../store/library/device.ts';
import { openText } from '../store/library/openText.ts';

/** Takes in a text from outside; gives a sentence on what came of it, null when one is shown the game instead. */
export function useOpenText(): (text: string) => Promise<string | null> {
  const [, navigate] = useLocation();
  return async (text) => {
    const opened = await openText(text, library);
    if (!opened.ok) return opened.message;
    if (opened.value.kind === 'imported') return opened.value.sentence;
    navigate(opened.value.address);
    return null;
  };
}
