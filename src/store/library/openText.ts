import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import { looksLikeExport, readExport } from './exportFile.ts';
import type { Imported, LibraryStore } from './libraryStore.ts';

/** What a text from outside came to. */
export type Opened =
  /** Something to look at: the address within the page. */
  | { readonly kind: 'address'; readonly address: string }
  /** Games that are in the library now; a sentence says how many. */
  | { readonly kind: 'imported'; readonly sentence: string };

/** Takes in what somebody pasted or dropped: a link, or an export of games. */
export async function openText(text: string, library: LibraryStore): Promise<Result<Opened>> {
  const link = /#(\/(?:play|edit)\/\S+)/.exec(text.slice(0, 100_000));
  if (link?.[1] !== undefined) return success({ kind: 'address', address: link[1] });
  if (looksLikeExport(text)) {
    const exported = readExport(text);
    if (!exported.ok) return exported;
    const imported = await library.getState().add(exported.value);
    return success({ kind: 'imported', sentence: sentenceOf(imported) });
  }
  return failure('This is no link, no record and no export of Oddboard’s games.');
}

/** `2 games were added, 1 was here already, 1 is damaged and was left out.` */
function sentenceOf({ added, known, damaged, trouble }: Imported): string {
  const parts = [
    `${count(added)} added`,
    ...(known > 0 ? [`${count(known)} here already`] : []),
    ...(damaged > 0 ? [`${count(damaged)} damaged and left out`] : []),
  ];
  return [`${parts.join(', ')}.`, trouble ?? ''].join(' ').trim();
}

const count = (games: number): string => (games === 1 ? '1 game was' : `${String(games)} games were`);
