import { at } from '../../at.ts';
import type { Message } from '../../rules/message.ts';
import type { Site } from '../../topology/site.ts';
import type { Lens, Lit } from '../../rules/lens.ts';
import { sharedTone, toneOf } from '../../rules/lens.ts';
import { pieceOf } from '../../rules/piece.ts';
import { sitesOf } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, bySide, otherSide } from '../../rules/side.ts';
import { IMMOBILIZER } from './pieces.ts';
import { sitesAround } from './board.ts';
import { contestedAt } from './carriage.ts';
import { groundOf } from './ground.ts';
import type { Ben39LensMessage } from './message.ts';
import type { Ben39Position } from './position.ts';
import { isHaven } from './corners.ts';

/** Checks by type that a lens uses only the messages of lenses, whose words load later than those of the board. */
const message = (said: Ben39LensMessage): Ben39LensMessage => said;

/** Which side controls the movable squares, and with how many pieces (Ben39, movable squares). */
const control: Lens<Ben39Position> = {
  id: 'control',
  name: message({ id: 'ben39/lens/control' }),
  view: (position) => {
    const contested = position.places.map((place) => contestedAt(position, place));
    const lit = contested.map(({ strengths }, i): Lit => {
      const [white, black] = strengths;
      return {
        site: at(position.places, i),
        tone: sharedTone(white > black, black > white),
        label: message({ id: 'ben39/controlled', strengths }),
        figure: `${String(white)}:${String(black)}`,
      };
    });
    return { lit, sum: message({ id: 'ben39/all-controlled', contested }) };
  },
};

/** The squares around the immobilizers (Ben39, immobilized). */
const zones: Lens<Ben39Position> = {
  id: 'immobilizer-zones',
  name: message({ id: 'ben39/lens/zones' }),
  view: (position) => {
    const squares = bySide((side) =>
      groundOf(position.places).squares.filter((site) =>
        sitesOf(position.board, pieceOf(IMMOBILIZER, side)).some((crossing) =>
          sitesAround(site).includes(crossing),
        ),
      ),
    );
    return {
      lit: shared(position, squares, {
        one: (side) => message({ id: 'ben39/side-cannot-move', side: otherSide(side) }),
        both: message({ id: 'ben39/neither-can-move' }),
      }),
      sum: message({ id: 'ben39/held-fast', counts: bySide((side) => squares[otherSide(side)].length) }),
    };
  },
};

/** The squares that the kings may leave and enter (Ben39, king). */
const havens: Lens<Ben39Position> = {
  id: 'king-squares',
  name: message({ id: 'ben39/lens/havens' }),
  view: (position) => {
    const squares = bySide((side) =>
      groundOf(position.places).squares.filter((site) => isHaven(position.board, site, side)),
    );
    return {
      lit: shared(position, squares, {
        one: (side) => message({ id: 'ben39/for-king', side }),
        both: message({ id: 'ben39/for-both-kings' }),
      }),
      sum: message({ id: 'ben39/king-could-use', counts: bySide((side) => squares[side].length) }),
    };
  },
};

export const lenses: readonly Lens<Ben39Position>[] = [control, zones, havens];

interface Labels {
  readonly one: (side: Side) => Message;
  readonly both: Message;
}

/** The lit squares of one side, of the other and of both. */
function shared(
  position: Ben39Position,
  squares: readonly [white: readonly Site[], black: readonly Site[]],
  { one, both }: Labels,
): Lit[] {
  return groundOf(position.places).squares.flatMap((site): Lit[] => {
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
