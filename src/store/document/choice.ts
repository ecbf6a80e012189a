import { isObject } from '../../engine/isObject.ts';
import type { ChoiceId } from '../../engine/rules/move.ts';

const isNatural = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether a stored value is a choice as it is kept. Whether it can be picked depends on the position. */
export function isChoice(value: unknown): value is ChoiceId {
  if (!isObject(value) || Object.keys(value).length !== 2) return false;
  const { kind, site, piece, id } = value;
  if (kind === 'site') return isNatural(site);
  if (kind === 'hand') return isNatural(piece);
  return kind === 'button' && typeof id === 'string' && id.length <= 1000;
}
