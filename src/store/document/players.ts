import { LONGEST_NAME } from '../../engine/record/seats.ts';
import type { Side } from '../../engine/rules/side.ts';
import { bySide } from '../../engine/rules/side.ts';
import type { GameDocument } from './document.ts';

/** The document with a player renamed, the name cut to what a link can hold; unchanged for the same name. */
export function rename(document: GameDocument, side: Side, name: string): GameDocument {
  const { players } = document;
  const given = name.trim().slice(0, LONGEST_NAME);
  if (given === players[side]) return document;
  return { ...document, players: bySide((other) => (other === side ? given : players[other])) };
}
