import { useLocation } from 'wouter';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { OneOfSeveral, ToShow } from '../store/library/openText.ts';
import { notices } from '../store/notices.ts';
import { entryOfSaved } from './historyEntry.ts';
import { currentPlace } from './place.ts';
import { say } from '../words/say.ts';
import { spoken } from '../words/spoken.ts';
import * as common from '#words/ui/common.ts';

/**
 * Opens a text from outside. Resolves to a sentence about the result, or to null if the game is shown
 * instead.
 */
export type OpenText = (text: string, isOneOfSeveral?: boolean) => Promise<string | null>;

/** Opens texts. `onSeveral` is called with several games of a text, any of which `show` shows. */
export function useOpenText(
  onSeveral: (games: readonly OneOfSeveral[]) => void = () => undefined,
): OpenText & { readonly show: (shown: ToShow) => void } {
  const [, navigate] = useLocation();
  const show = ({ address, game, isSaved, said }: ToShow) => {
    navigate(address, { state: game === null ? null : entryOfSaved(game) });
    // A game that is not saved yet still matters after the user goes elsewhere.
    const place = isSaved || game === null ? { place: currentPlace() } : {};
    const words = said.map(say).join(' ');
    if (words !== '') notices.getState().say({ id: 'opened', text: spoken(words), ...place });
  };
  const open: OpenText = async (text, isOneOfSeveral = false) => {
    // Loaded on demand: most pages never open a file.
    const reading = Promise.all([
      import('../store/library/openText.ts'),
      import('../store/library/device.ts'),
    ]);
    const read = await awaitDownload(reading, { id: 'loading/opening' });
    if (!read.ok) return common.reloadAndTry(say(read.message));
    const [{ openText }, { device, library }] = read.value;
    const opened = await openText(text, library, device);
    if (!opened.ok) return say(opened.message);
    if (opened.value.kind === 'imported') {
      if (!isOneOfSeveral && opened.value.games.length > 1) onSeveral(opened.value.games);
      return say(opened.value.message);
    }
    const { isSaved, said } = opened.value;
    if (isOneOfSeveral && isSaved) return common.inLibrary(said.map(say).join(' '));
    show(opened.value);
    return null;
  };
  return Object.assign(open, { show });
}

/**
 * Opens files one by one. Resolves to a sentence about each, or to null if the user is shown a game instead.
 */
export async function openFiles(files: readonly File[], openText: OpenText): Promise<string | null> {
  const sentences: string[] = [];
  for (const file of files) {
    const said = await openFile(file, openText, files.length > 1);
    if (said !== null) sentences.push(files.length === 1 ? said : common.ofFile(file.name, said));
  }
  return sentences.length === 0 ? null : sentences.join(' ');
}

async function openFile(file: File, openText: OpenText, isOneOfSeveral: boolean): Promise<string | null> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    return common.unreadable(file.name);
  }
  return openText(text, isOneOfSeveral);
}
