import type { Listing } from '../rules/listing.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Searching } from '../rules/searching.ts';
import type { Variant } from '../rules/variant.ts';
import type { OwnStrengths } from './levels.ts';
import type { Weights } from './weights.ts';

/** A variant with all that a search needs of it. */
export interface Searchable<P extends Position = Position, M extends Move = Move> {
  readonly variant: Variant<P, M>;
  readonly searching: Searching<P, M>;
  readonly listing: Listing<P, M>;
  readonly weights: Weights;
  /** How many points more make a win e times as likely; `npm run train -- chances` measures it. */
  readonly scale: number;
  /** In what its levels differ from those of other games; empty if in nothing. */
  readonly levels: OwnStrengths;
}
