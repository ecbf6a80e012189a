import type { KindName as Chieftain } from '../../engine/variants/battle-chieftain/pieces.ts';
import type { KindName as Ben39 } from '../../engine/variants/ben39/pieces.ts';
import type { KindName as Chess99 } from '../../engine/variants/chess99/pieces.ts';
import type { KindName as Hex39 } from '../../engine/variants/hex39/pieces.ts';
import type { KindName as Tns } from '../../engine/variants/tns/pieces.ts';

type KindName = Chess99 | Hex39 | Tns | Chieftain | Ben39;

/** The noun for each kind of piece, as it appears in the middle of a sentence. */
export const nouns: Readonly<Record<KindName, string>> = {
  king: 'king',
  'promoted king': 'promoted king',
  queen: 'queen',
  rook: 'rook',
  bishop: 'bishop',
  knight: 'knight',
  knightrider: 'knightrider',
  paladin: 'paladin',
  pawn: 'pawn',
  ferz: 'ferz',
  wazir: 'wazir',
  horse: 'horse',
  tiger: 'tiger',
  dragon: 'dragon',
  lion: 'lion',
  elephant: 'elephant',
  berserker: 'berserker',
  gold: 'gold general',
  silver: 'silver general',
  'chad rook': 'chad rook',
  spider: 'spider',
  wizard: 'wizard',
  castle: 'castle',
  'diagonal castle': 'diagonal castle',
  immobilizer: 'immobilizer',
};

/** What kinds that stay where they are do to other pieces: `it sends` and `sending`. */
export const deeds: Readonly<Partial<Record<KindName, readonly [does: string, doing: string]>>> = {
  wizard: ['sends', 'sending'],
  spider: ['turns', 'turning'],
};
