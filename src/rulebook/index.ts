import type { Result } from '../engine/rules/result.ts';
import { failure, quoted, success } from '../engine/rules/result.ts';
import type { Rulebook } from './rulebook.ts';

/** The rulebooks by the variants they are about; each is loaded when it is read. */
const shelves: readonly { readonly variants: readonly string[]; readonly load: () => Promise<Rulebook> }[] = [
  { variants: ['chess99'], load: async () => (await import('./chess99/chess99.ts')).chess99Rules },
  { variants: ['hex39'], load: async () => (await import('./hex39/hex39.ts')).hex39Rules },
  {
    variants: [
      'battle-chieftain',
      'battle-chieftain-far-walls',
      'battle-chieftain-differing-field',
      'battle-chieftain-uneven-field',
    ],
    load: async () => (await import('./battle-chieftain/battleChieftain.ts')).battleChieftainRules,
  },
  { variants: ['tns'], load: async () => (await import('./tns/tns.ts')).tnsRules },
  { variants: ['ben39'], load: async () => (await import('./ben39/ben39.ts')).ben39Rules },
];

/** The rulebook of the variant with that id. Rejects when it cannot be loaded. */
export async function rulebookOf(variantId: string): Promise<Result<Rulebook>> {
  const shelf = shelves.find(({ variants }) => variants.includes(variantId));
  return shelf ? success(await shelf.load()) : failure(`There is no rulebook of ${quoted(variantId)}.`);
}
