import { siteNamed } from '../../../../src/engine/topology/topology.ts';
import { EMPTY } from '../../../../src/engine/rules/piece.ts';
import { BLACK, WHITE } from '../../../../src/engine/rules/side.ts';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { placesOf } from '../../../../src/engine/variants/ben39/board.ts';
import type { Ben39Position } from '../../../../src/engine/variants/ben39/position.ts';
import { pieceLettered } from '../../../support/play.ts';
import { valueOf } from '../../../support/result.ts';

interface Rest {
  readonly places?: readonly [string, string];
  readonly turn?: 'w' | 'b';
  /** Letters of pieces in hand, as in position strings. */
  readonly hands?: string;
}

const site = (name: string) => siteNamed(ben39.topology, name);

/**
 * The position of a diagram. Each row that has anything on it is a line: first its number, then the contents
 * of columns `a` to `o`, squares and crossings in turn; `.` is an empty site. The position is read back from
 * its string, so a diagram that breaks a rule is refused.
 */
export function position(diagram: string, { places = ['d14', 'l14'], turn = 'w', hands = '-' }: Rest = {}) {
  const board = ben39.topology.sites.map(() => EMPTY);
  for (const line of diagram.split('\n').filter((text) => text.trim() !== '')) {
    const [row = '', ...letters] = line.trim().split(/\s+/);
    letters.forEach((letter, column) => {
      if (letter === '.') return;
      board[site(String.fromCharCode(97 + column) + row)] = pieceLettered(ben39, letter);
    });
  }
  const [a, b] = places;
  const drawn: Ben39Position = {
    board,
    turn: turn === 'w' ? WHITE : BLACK,
    places: placesOf(site(a), site(b)),
    hands: [ben39.kinds.map(() => 0), ben39.kinds.map(() => 0)],
  };
  return valueOf(ben39.readPosition(ben39.writePosition(drawn).replace(/-$/, hands)));
}
