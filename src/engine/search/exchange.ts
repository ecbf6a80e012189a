import type { Attacks } from '../rules/attacks.ts';
import type { Move } from '../rules/move.ts';
import { MOST_SITES } from '../rules/moveCode.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Board, Position } from '../rules/position.ts';
import { otherSide } from '../rules/side.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Frame } from './frame.ts';
import type { Search } from './search.ts';

/*
 * What comes of a capture if both sides go on to capture on its site for as long as they like, each time with the piece
 * that is worth least.
 */

/** Whether the piece of a site has captured already. */
const isGone = new Uint8Array(MOST_SITES);
/** The sites whose pieces have captured, one after the other. */
const captors = new Uint8Array(MOST_SITES);
/** What each of them has gained by its capture, less what the capture before it had gained. */
const balances = new Int32Array(MOST_SITES);

/**
 * Whether the capture with a number in the list of a frame loses more than it takes off the board. It is known only of a
 * piece's own moves.
 */
export function isLosing<P extends Position, M extends Move>(
  { game, values }: Search<P, M>,
  position: P,
  { list }: Frame<M>,
  number: number,
): boolean {
  const from = game.listing.fromAt(list, number);
  const attacks = game.searching.attacks?.(position);
  if (from === NO_SITE || !attacks) return false;
  const { material } = values;
  const { board, turn } = position;
  const gain = material[game.listing.capturedAt(position, list, number)] ?? 0;
  if (gain === 0) return false;
  let atStake = material[board[from] ?? EMPTY] ?? 0;
  if (gain >= atStake) return false;
  const site = game.listing.toAt(list, number);
  let side = turn;
  let last = 0;
  captors[0] = from;
  balances[0] = gain;
  isGone[from] = 1;
  for (;;) {
    side = otherSide(side);
    const captor = leastCaptor(attacks[side], board, site, material);
    if (captor === NO_SITE) break;
    balances[last + 1] = atStake - (balances[last] ?? 0);
    atStake = material[board[captor] ?? EMPTY] ?? 0;
    captors[++last] = captor;
    isGone[captor] = 1;
  }
  for (let i = 0; i <= last; i++) isGone[captors[i] ?? 0] = 0;
  // Whoever loses by going on stops.
  let balance = balances[last] ?? 0;
  while (last-- > 0) balance = Math.min(balances[last] ?? 0, -balance);
  return balance < 0;
}

/** Where the piece is that is worth least of those that can capture on a site and have not done so. */
function leastCaptor(
  { starts, origins, pieces, nextLines }: Attacks,
  board: Board,
  site: Site,
  material: Int16Array,
): Site {
  const end = starts[site + 1] ?? 0;
  let found = NO_SITE;
  let least = Infinity;
  let i = starts[site] ?? end;
  while (i < end) {
    const origin = origins[i] ?? 0;
    const piece = board[origin] ?? EMPTY;
    if (piece === EMPTY || isGone[origin] === 1) i++;
    else {
      const worth = material[piece] ?? 0;
      if (worth < least && (((pieces[i] ?? 0) >> piece) & 1) === 1) {
        found = origin;
        least = worth;
      }
      i = nextLines[i] ?? end;
    }
  }
  return found;
}
