import { BLACK, WHITE } from '../../../engine/rules/side.ts';
import type { Ben39LensMessage } from '../../../engine/variants/ben39/message.ts';
import type { Sentences } from '../../sentences.ts';
import { sideName } from '../grammar.ts';
import { countedSites } from '../siteWords.ts';
import { control } from './control.ts';

/** `no square`, `1 square`, `4 squares` */
const counted = (count: number): string => (count === 0 ? 'no square' : countedSites('square', count));

/** `nowhere`, `on 4 squares` */
const heldOn = (count: number): string => (count === 0 ? 'nowhere' : `on ${countedSites('square', count)}`);

/** The sentences of the lenses that other boards do not have. */
export const ben39Lenses: Sentences<Ben39LensMessage> = {
  'ben39/lens/control': () => 'Movable squares',
  'ben39/lens/zones': () => 'Immobilizer zones',
  'ben39/lens/havens': () => 'Squares for the kings',
  'ben39/controlled': ({ strengths }) => control(strengths),
  'ben39/side-cannot-move': ({ side }) => `${sideName(side)} can’t move from here`,
  'ben39/neither-can-move': () => 'neither side can move from here',
  'ben39/for-king': ({ side }) => `for ${sideName(side)}’s king`,
  'ben39/for-both-kings': () => 'for both kings',
  'ben39/all-controlled': ({ contested }) =>
    contested.map(({ square, strengths }) => `${square} is ${control(strengths)}.`).join(' '),
  'ben39/held-fast': ({ counts }) =>
    `Immobilizers hold Black ${heldOn(counts[BLACK])} and White ${heldOn(counts[WHITE])}.`,
  'ben39/king-could-use': ({ counts }) =>
    `${sideName(WHITE)}’s king can use ${counted(counts[WHITE])}, ${sideName(BLACK)}’s ${String(counts[BLACK] || 'none')}.`,
};
