import { registry, registryEntryOf } from '../engine/registry.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Result } from '../engine/rules/result.ts';
import { failure, success } from '../engine/rules/result.ts';
import { notices } from '../words/en/rulebook/notices.ts';
import { loadBoardWords } from '../words/load.ts';
import { addSentences } from '../words/say.ts';
import type { PathData, RulebookData } from './data.ts';
import { joinPath, joinProse } from './joinProse.ts';
import type { PathProse, RulebookProse } from './prose.ts';
import type { Path, PathText, Rulebook, RulebookText } from './rulebook.ts';
import type { RulebookMessage } from './rulebookMessage.ts';

// The sentences about rulebooks are loaded with them.
addSentences(notices);

/** The rulebooks by the id of their game; each is loaded when it is read. */
const rulebooks: ReadonlyMap<string, () => Promise<RulebookText>> = new Map([
  [
    'chess99',
    () => rulebook(import('./chess99/chess99.ts'), import('../words/en/rulebook/chess99/chess99.ts')),
  ],
  ['hex39', () => rulebook(import('./hex39/hex39.ts'), import('../words/en/rulebook/hex39/hex39.ts'))],
  ['tns', () => rulebook(import('./tns/tns.ts'), import('../words/en/rulebook/tns/tns.ts'))],
  [
    'battle-chieftain',
    () =>
      rulebook(
        import('./battle-chieftain/battleChieftain.ts'),
        import('../words/en/rulebook/battle-chieftain/battleChieftain.ts'),
      ),
  ],
  ['ben39', () => rulebook(import('./ben39/ben39.ts'), import('../words/en/rulebook/ben39/ben39.ts'))],
]);

/** The short paths by the id of their game. */
const paths: ReadonlyMap<string, () => Promise<PathText>> = new Map([
  ['chess99', () => path(import('./chess99/path.ts'), import('../words/en/rulebook/chess99/path.ts'))],
  ['hex39', () => path(import('./hex39/path.ts'), import('../words/en/rulebook/hex39/path.ts'))],
  ['tns', () => path(import('./tns/path.ts'), import('../words/en/rulebook/tns/path.ts'))],
  [
    'battle-chieftain',
    () => path(import('./battle-chieftain/path.ts'), import('../words/en/rulebook/battle-chieftain/path.ts')),
  ],
  ['ben39', () => path(import('./ben39/path.ts'), import('../words/en/rulebook/ben39/path.ts'))],
]);

/** Loads the data and the prose of a rulebook at the same time, and joins them. */
async function rulebook<R extends RulebookData>(
  data: Promise<{ readonly rules: R }>,
  words: Promise<{ readonly prose: RulebookProse<R> & RulebookProse }>,
): Promise<RulebookText> {
  const [{ rules }, { prose }] = await Promise.all([data, words]);
  return joinProse(rules, prose);
}

/** The same for a path. */
async function path<P extends PathData>(
  data: Promise<{ readonly path: P }>,
  words: Promise<{ readonly path: PathProse<P> & PathProse }>,
): Promise<PathText> {
  const [{ path: cards }, { path: prose }] = await Promise.all([data, words]);
  return joinPath(cards, prose);
}

/** The rulebook of the variant with that id. Rejects with any error that is not a failed download. */
export const rulebookOf = (variantId: string): Promise<Result<Rulebook>> => textOf(rulebooks, variantId);

/** The same for the short path into its game. */
export const pathOf = (variantId: string): Promise<Result<Path>> => textOf(paths, variantId);

/** Loads a text about the game of a variant, together with its boards. */
async function textOf<Text extends object>(
  texts: ReadonlyMap<string, () => Promise<Text>>,
  variantId: string,
): Promise<Result<Text & Pick<Rulebook, 'variants'>>> {
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
