import { awaitDownload } from './rules/loading.ts';
import type { Result } from './rules/result.ts';
import { failure, success } from './rules/result.ts';
import type { Variant } from './rules/variant.ts';
import type { RegistryEntry } from './variants/index.ts';
import { registryEntries } from './variants/index.ts';

export type { RegistryEntry } from './variants/index.ts';

/** All variants, for code that must treat them alike. */
export const registry: readonly RegistryEntry[] = registryEntries;

/** The games, each with its boards. */
export const games: readonly (readonly RegistryEntry[])[] = [
  ...new Set(registry.map(({ game }) => game)),
].map((game) => registry.filter((registryEntry) => registryEntry.game === game));

/** There is no variant with that id. */
export interface RegistryMessage {
  readonly id: 'registry/no-variant';
  /** What was asked for. */
  readonly asked: string;
  /** The names of all games. */
  readonly games: readonly string[];
}

export function registryEntryOf(id: string): Result<RegistryEntry> {
  const registryEntry = registry.find((known) => known.id === id);
  if (registryEntry) return success(registryEntry);
  const names = games.map(([board]) => board?.name ?? '');
  const message: RegistryMessage = { id: 'registry/no-variant', asked: id, games: names };
  return failure(message);
}

/**
 * The variant that a person calls by this text: its id or its name, with or without its board's name, in any
 * capitalization and spacing; null if there is none.
 */
export function registryEntryNamed(text: string): RegistryEntry | null {
  const called = (name: string) => squeeze(name) === squeeze(text);
  return registry.find(({ id, name, board = '' }) => [id, name, name + board].some(called)) ?? null;
}

const squeeze = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The rules of the variant with that id. Rejects with any error that is not a failed download. */
export async function variantOf(id: string): Promise<Result<Variant>> {
  const registryEntry = registryEntryOf(id);
  if (!registryEntry.ok) return registryEntry;
  const { load, name } = registryEntry.value;
  return awaitDownload(load(), { id: 'loading/rules', name });
}

/** The rules of all variants. Rejects when some cannot be loaded. */
export const allVariants = (): Promise<Variant[]> => Promise.all(registry.map(({ load }) => load()));
