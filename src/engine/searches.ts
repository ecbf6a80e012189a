import type { Listing } from './rules/listing.ts';
import { plainListing } from './rules/listing.ts';
import type { Move } from './rules/move.ts';
import type { Position } from './rules/position.ts';
import type { Searching } from './rules/searching.ts';
import type { Variant } from './rules/variant.ts';
import type { OwnStrengths } from './search/levels.ts';
import type { Searchable } from './search/searchable.ts';
import { plainWeights } from './search/plainWeights.ts';
import type { Weights } from './search/weights.ts';
import { weights as differingFieldWeights } from './search/weights/battle-chieftain-differing-field.ts';
import { weights as standardFieldWeights } from './search/weights/battle-chieftain.ts';
import { weights as ben39Weights } from './search/weights/ben39.ts';
import { weights as chess99Weights } from './search/weights/chess99.ts';
import { weights as hex39Weights } from './search/weights/hex39.ts';
import { weights as tnsWeights } from './search/weights/tns.ts';
import { battleChieftains } from './variants/battle-chieftain/battleChieftain.ts';
import { boards } from './variants/battle-chieftain/board.ts';
import { searchingOn } from './variants/battle-chieftain/search.ts';
import { ben39 } from './variants/ben39/ben39.ts';
import { listing as ben39Listing, searching as ben39Searching } from './variants/ben39/search.ts';
import { chess99 } from './variants/chess99/chess99.ts';
import { listing as chess99Listing, searching as chess99Searching } from './variants/chess99/search.ts';
import { hex39 } from './variants/hex39/hex39.ts';
import { listing as hex39Listing, searching as hex39Searching } from './variants/hex39/search.ts';
import { listing as tnsListing, searching as tnsSearching } from './variants/tns/search.ts';
import { tns } from './variants/tns/tns.ts';

function searchable<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  searching: Searching<P, M>,
  scale: number,
  weights: Weights = plainWeights(variant),
  listing: Listing<P, M> = plainListing(variant, searching),
  levels: OwnStrengths = {},
): Searchable<P, M> {
  return { variant, searching, listing, weights, scale, levels };
}

/**
 * In TNS Chess the first level beats the greedy player if it errs as little as elsewhere; if it errs more and looks at as few
 * actions, it does not win often enough against random moves.
 */
const tnsLevels: OwnStrengths = { 1: { nodes: 100, error: 330 } };

/**
 * In Battle Chieftain most games between players who err as little as elsewhere are drawn, by repetition or because nobody
 * gets through. So only the highest level errs so little, and the others look at less.
 */
const chieftainLevels: OwnStrengths = {
  2: { nodes: 90, error: 300 },
  3: { nodes: 190, error: 185 },
  4: { nodes: 700, error: 108 },
  5: { nodes: 1_250, error: 122 },
  6: { nodes: 3_400, error: 125 },
  7: { nodes: 12_000, error: 135 },
};

/** Battle Chieftain on one of its boards. */
function chieftain(field: keyof typeof boards, scale: number, weights?: Weights) {
  const { searching, listing } = searchingOn(boards[field]);
  return searchable(battleChieftains[field], searching, scale, weights, listing, chieftainLevels);
}

/**
 * All variants with what a search needs of them. They are imported together, not one by one on demand as
 * `variants/index.ts` does: a search within one script is more than twice as fast as one that calls modules.
 * The numbers are their scales, by `npm run train -- chances --games 60 --nodes 2000`, those of Chess 99, Hex 39 and
 * TNS Chess by 200 games.
 */
export const searchables: readonly Searchable[] = [
  searchable(chess99, chess99Searching, 760, chess99Weights, chess99Listing),
  searchable(hex39, hex39Searching, 110, hex39Weights, hex39Listing),
  searchable(tns, tnsSearching, 930, tnsWeights, tnsListing, tnsLevels),
  chieftain('standard', 110, standardFieldWeights),
  chieftain('farWalls', 160),
  chieftain('differingField', 160, differingFieldWeights),
  chieftain('unevenField', 160),
  searchable(ben39, ben39Searching, 790, ben39Weights, ben39Listing),
];
