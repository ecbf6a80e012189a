import { registry, registryEntryOf } from '../engine/registry.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Result } from '../engine/rules/result.ts';
import { failure, success } from '../engine/rules/result.ts';
import { notices } from '../words/en/rulebook/notices.ts';
import { loadBoardWords } from '../words/load.ts';
import { addSentences } from '../words/say.ts';
import type { RulebookData } from './data.ts';
import { joinProse } from './joinProse.ts';
import type { RulebookProse } from './prose.ts';
import type { Rulebook, RulebookText } from './rulebook.ts';
import type { RulebookMessage } from './rulebookMessage.ts';

// The sentences about rulebooks are loaded with them.
addSentences(notices);

/** The texts by the id of their game; each is loaded when it is read. */
const texts: ReadonlyMap<string, () => Promise<RulebookText>> = new Map([
  ['chess99', () => load(import('./chess99/chess99.ts'), import('../words/en/rulebook/chess99/chess99.ts'))],
  ['hex39', () => load(import('./hex39/hex39.ts'), import('../words/en/rulebook/hex39/hex39.ts'))],
  ['tns', () => load(import('./tns/tns.ts'), import('../words/en/rulebook/tns/tns.ts'))],
  [
    'battle-chieftain',
    () =>
      load(
        import('./battle-chieftain/battleChieftain.ts'),
        import('../words/en/rulebook/battle-chieftain/battleChieftain.ts'),
      ),
  ],
  ['ben39', () => load(import('./ben39/ben39.ts'), import('../words/en/rulebook/ben39/ben39.ts'))],
]);

/** Loads the data and the prose of a text at the same time, and joins them. */
async function load<R extends RulebookData>(
  data: Promise<{ readonly rules: R }>,
  words: Promise<{ readonly prose: RulebookProse<R> & RulebookProse }>,
): Promise<RulebookText> {
  const [{ rules }, { prose }] = await Promise.all([data, words]);
  return joinProse(rules, prose);
}

/** The rulebook of the variant with that id. Rejects with any error that is not a failed download. */
export async function rulebookOf(variantId: string): Promise<Result<Rulebook>> {
  const registryEntry = registryEntryOf(variantId);
  if (!registryEntry.ok) return registryEntry;
  const { game, name } = registryEntry.value;
  const loadText = texts.get(game);
  if (!loadText) {
    const message: RulebookMessage = { id: 'rulebook/none', name };
    return failure(message);
  }
  const boards = registry.filter((known) => known.game === game).map((known) => known.load());
  const loading = Promise.all([loadText(), loadBoardWords(game), ...boards]);
  const found = await awaitDownload(loading, { id: 'loading/rulebook', name });
  if (!found.ok) return found;
  const [text, , ...variants] = found.value;
  return success({ ...text, variants });
}
