import { useLocation } from 'wouter';
import { awaitDownload } from '../engine/rules/loading.ts';
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

export function useOpenText(): OpenText {
  const [, navigate] = useLocation();
  return async (text, isOneOfSeveral = false) => {
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
    if (opened.value.kind === 'imported') return say(opened.value.message);
    const { address, game, isSaved } = opened.value;
    const said = opened.value.said.map(say).join(' ');
    if (isOneOfSeveral && isSaved) return common.inLibrary(said);
    navigate(address, { state: game === null ? null : entryOfSaved(game) });
    // A game that is not saved yet still matters after the user goes elsewhere.
    const place = isSaved || game === null ? { place: currentPlace() } : {};
    if (said !== '') notices.getState().say({ id: 'opened', text: spoken(said), ...place });
    return null;
  };
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
