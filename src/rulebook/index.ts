import { registry, registryEntryOf } from '../engine/registry.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Result } from '../engine/rules/result.ts';
import { failure, success } from '../engine/rules/result.ts';
import type { Rulebook, RulebookText } from './rulebook.ts';

/** By the id of the game that a text is about; each is loaded when it is read. */
const texts: ReadonlyMap<string, () => Promise<RulebookText>> = new Map([
  ['chess99', async () => (await import('./chess99/chess99.ts')).chess99Rules],
  ['hex39', async () => (await import('./hex39/hex39.ts')).hex39Rules],
  ['tns', async () => (await import('./tns/tns.ts')).tnsRules],
  [
    'battle-chieftain',
    async () => (await import('./battle-chieftain/battleChieftain.ts')).battleChieftainRules,
  ],
  ['ben39', async () => (await import('./ben39/ben39.ts')).ben39Rules],
]);

/** The rulebook of the variant with that id. Rejects with faults that are not of the network. */
export async function rulebookOf(variantId: string): Promise<Result<Rulebook>> {
  const registryEntry = registryEntryOf(variantId);
  if (!registryEntry.ok) return registryEntry;
  const { game, name } = registryEntry.value;
  const load = texts.get(game);
  if (!load) return failure(`There is no rulebook of ${name}.`);
  const boards = registry.filter((known) => known.game === game).map((known) => known.load());
  const found = await awaitDownload(Promise.all([load(), ...boards]), `The rulebook of ${name}`);
  if (!found.ok) return found;
  const [text, ...variants] = found.value;
  return success({ ...text, variants });
}
