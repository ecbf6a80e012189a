import { at } from '../at.ts';
import type { Message } from '../rules/message.ts';
import type { KindInfo } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import { failure, success, unwrap } from '../rules/result.ts';
import type { FieldFor, Picture, Setup, SetupBoard, SetupField } from '../rules/setup.ts';
import { BOARD_NAME } from '../rules/setup.ts';
import type { Variant } from '../rules/variant.ts';
import type { Topology } from '../topology/topology.ts';
import { readValue, refusalOf, writeValue } from './fieldText.ts';
import type { Game } from './groundText.ts';
import { placesFieldOf, readBoards, sitesNamed, writeBoards } from './groundText.ts';
import { strayEntry } from './heldText.ts';
import { positionFailure } from './positionMessage.ts';
import { splitPosition } from './positionText.ts';

/** A variant’s description of its positions. */
interface Own<P extends Position> {
  readonly topology: Topology;
  readonly kinds: readonly KindInfo[];
  /** The boards of a position string; by default, one with all sites. */
  readonly boards?: readonly SetupBoard[];
  /**
   * The fields for everything else in a position, by its name there, in the order in which they are written.
   */
  readonly fields: { readonly [Name in Exclude<keyof P, 'board'>]: FieldFor<P[Name]> };
  readonly picture?: Picture;
  readonly start: string;
  /** Why a position that can be written is against the rules; null if it is not. Without it, none is. */
  problemOf?(position: P): Message | null;
}

/** The equipment of a variant, and how its positions are written. */
type Codec<P extends Position> = Pick<
  Variant<P>,
  'topology' | 'kinds' | 'setup' | 'start' | 'readPosition' | 'writePosition'
>;

/**
 * Reads and writes position strings from one description. It reads exactly what it would write, and nothing
 * else.
 */
export function codecOf<P extends Position>(own: Own<P>): Codec<P> {
  const { topology, kinds, picture = null } = own;
  const fields = Object.entries<SetupField>(own.fields);
  const setup: Setup = {
    boards: own.boards ?? [{ name: BOARD_NAME, ranks: topology.ranks }],
    fields: fields.map(([, field]) => field),
    picture,
  };
  const game: Game = { topology, kinds, setup };
  const places = placesFieldOf(game);
  /** Where the movable parts of the ground are, according to the texts of all fields. */
  const placesIn = (texts: readonly string[]) =>
    places ? sitesNamed(topology, at(texts, setup.fields.indexOf(places))) : [];

  function readPosition(text: string): Result<P> {
    const split = splitPosition(setup, text);
    if (!split.ok) return split;
    const texts = split.value;
    const position: Record<string, unknown> & Partial<Position> = {};
    const readInto = (which: (field: SetupField) => boolean): Result<null> => {
      for (const [i, [name, field]] of fields.entries()) {
        if (!which(field)) continue;
        const value = readExactly(game, field, at(texts.fields, i), position);
        if (!value.ok) return value;
        position[name] = value.value;
      }
      return success(null);
    };
    // The boards depend on where the ground is.
    const ground = readInto((field) => field === places);
    if (!ground.ok) return ground;
    const board = readBoards(game, texts.boards, placesIn(texts.fields));
    if (!board.ok) return board;
    const rest = readInto((field) => field !== places);
    if (!rest.ok) return rest;
    // The fields have the names and the types that the position has.
    const read = { board: board.value, ...position } as P;
    const problem = own.problemOf?.(read) ?? null;
    return problem === null ? success(read) : failure(problem);
  }

  function writePosition(position: P): string {
    const texts = fields.map(([name, field]) => writeValue(game, field, position[name as keyof P]));
    return [...writeBoards(game, position.board, placesIn(texts)), ...texts].join(' ');
  }

  return { topology, kinds, setup, start: unwrap(readPosition(own.start)), readPosition, writePosition };
}

/** The value of a field whose text is exactly as it would be written. */
function readExactly(
  game: Game,
  field: SetupField,
  text: string,
  before: Partial<Position>,
): Result<unknown> {
  const value = readValue(game, field, text);
  const written = value === undefined ? undefined : writeValue(game, field, value);
  if (written === text) return success(value);
  if (field.kind === 'hands' && written !== undefined)
    return positionFailure({ id: 'field/other-order', name: field.name, written, text });
  const wrong = field.kind === 'hands' ? (strayEntry(game.kinds, field, text) ?? text) : text;
  return failure(field.otherwise?.(wrong, before) ?? refusalOf(game, field, text));
}
