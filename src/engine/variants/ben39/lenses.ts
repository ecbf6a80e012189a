import { codeOf } from '../../rules/message.ts';
import type { Site } from '../../topology/site.ts';
import type { Lens, Lit } from '../../rules/lens.ts';
import { sharedTone, toneOf } from '../../rules/lens.ts';
import { pieceOf } from '../../rules/piece.ts';
import { sitesOf } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE, bySide, otherSide, sideName } from '../../rules/side.ts';
import { IMMOBILIZER } from './pieces.ts';
import { board as topology, isSquare, nameOf, sitesAround } from './board.ts';
import { strengthAt } from './carriage.ts';
import { groundOf } from './ground.ts';
import type { Ben39Position } from './position.ts';
import { isHaven } from './corners.ts';

/** Who controls the movable squares, and by how many pieces (Ben39, movable squares). */
const control: Lens<Ben39Position> = {
  id: 'control',
  name: 'Control of movable squares',
  view: (position) => {
    const lit = position.places.map((site): Lit => {
      const [white, black] = bySide((side) => strengthAt(position, site, side));
      const tone = sharedTone(white > black, black > white);
      const [most, least] = [Math.max(white, black), Math.min(white, black)].map(String) as [string, string];
      const label = `controlled by ${controller(white, black)}, ${most} to ${least}`;
      return { site, tone, label, figure: `${most}:${least}` };
    });
    return { lit, sum: lit.map(({ site, label }) => `${nameOf(site)} is ${codeOf(label)}.`).join(' ') };
  },
};

const controller = (white: number, black: number): string =>
  white === black ? 'nobody' : sideName(white > black ? WHITE : BLACK);

/** The squares around the immobilizers (Ben39, immobilized). */
const zones: Lens<Ben39Position> = {
  id: 'immobilizer-zones',
  name: 'Immobilizer zones',
  view: (position) => {
    const squares = bySide((side) =>
      squaresHere(position).filter((site) =>
        sitesOf(position.board, pieceOf(IMMOBILIZER, side)).some((crossing) =>
          sitesAround(site).includes(crossing),
        ),
      ),
    );
    const words = (side: Side) =>
      `${sideName(otherSide(side))} is held fast on ${counted(squares[side].length)}`;
    return {
      lit: shared(position, squares, {
        one: (side) => `${sideName(otherSide(side))} cannot move from here`,
        both: 'neither side can move from here',
      }),
      sum: `${words(WHITE)}, ${words(BLACK)}.`,
    };
  },
};

/** The squares that the kings may leave and enter (Ben39, king). */
const havens: Lens<Ben39Position> = {
  id: 'king-squares',
  name: 'Squares for the kings',
  view: (position) => {
    const squares = bySide((side) =>
      squaresHere(position).filter((site) => isHaven(position.board, site, side)),
    );
    const words = (side: Side) => `${sideName(side)}’s king could use ${counted(squares[side].length)}`;
    return {
      lit: shared(position, squares, {
        one: (side) => `for ${sideName(side)}’s king`,
        both: 'for both kings',
      }),
      sum: `${words(WHITE)}, ${words(BLACK)}.`,
    };
  },
};

export const lenses: readonly Lens<Ben39Position>[] = [control, zones, havens];

/** `no square`, `1 square`, `4 squares` */
const counted = (count: number): string =>
  count === 0 ? 'no square' : `${String(count)} ${count === 1 ? 'square' : 'squares'}`;

const squaresHere = ({ places }: Ben39Position): Site[] => {
  const { exists } = groundOf(places);
  return [...topology.sites.keys()].filter((site) => isSquare(site) && exists[site]);
};

interface Labels {
  readonly one: (side: Side) => string;
  readonly both: string;
}

/** The squares of one side, of the other and of both. */
function shared(
  position: Ben39Position,
  squares: readonly [white: readonly Site[], black: readonly Site[]],
  { one, both }: Labels,
): Lit[] {
  return squaresHere(position).flatMap((site): Lit[] => {
    const owners = SIDES.filter((side) => squares[side].includes(site));
    const [owner] = owners;
    if (owner === undefined) return [];
    return [
      owners.length === 1
        ? { site, tone: toneOf(owner), label: one(owner) }
        : { site, tone: 'both', label: both },
    ];
  });
}
