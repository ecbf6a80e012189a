/**
 * Orthodox chess, made of the same topology, movements and effects as the variants. Its perft numbers are
 * well known, so they verify the shared parts, and there are programs to play it against. It is only a reference for tests
 * and benchmarks.
 */
import { at } from '../../../src/engine/at.ts';
import type { Sameness } from '../../../src/engine/rules/history.ts';
import { areSameLists, boardKey, turnKey } from '../../../src/engine/rules/key.ts';
import { statusBy } from '../../../src/engine/rules/listing.ts';
import { pickSite } from '../../../src/engine/rules/move.ts';
import { movementMapOf } from '../../../src/engine/rules/movementMap.ts';
import { goingNotation } from '../../../src/engine/rules/notation.ts';
import { EMPTY, NO_KIND, kindOf, sideOf } from '../../../src/engine/rules/piece.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import { because } from '../../../src/engine/rules/reason.ts';
import { threefoldClaim } from '../../../src/engine/rules/repetition.ts';
import { NONE, TURN_FIELD } from '../../../src/engine/rules/setup.ts';
import { otherSide } from '../../../src/engine/rules/side.ts';
import { defineVariant } from '../../../src/engine/rules/variant.ts';
import { codecOf } from '../../../src/engine/setup/codec.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import type { OrthodoxMove, OrthodoxPosition } from './moves.ts';
import { effects, fieldsKey, look, moveOf, play } from './moves.ts';
import { PAWN, castlings, kinds, movements, topology } from './pieces.ts';

const name = (s: Site): string => shapeOf(topology, s).name;

/** All possible castling rights, in writing order. */
const RIGHTS = castlings.reduce<readonly string[]>(
  (texts, { letter }) => texts.flatMap((text) => [text + letter, text]),
  [''],
);

const codec = codecOf<OrthodoxPosition>({
  topology,
  kinds,
  fields: {
    turn: TURN_FIELD,
    rights: {
      kind: 'choice',
      name: { id: 'orthodox/rights' },
      options: RIGHTS.map((value) => ({ text: value || NONE, value, label: { id: 'orthodox/rights' } })),
    },
    passedOver: { kind: 'site', name: { id: 'orthodox/passed-over' }, sites: [...topology.sites.keys()] },
  },
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
});

const sameness: Sameness<OrthodoxPosition> = {
  keyOf: (position) => boardKey(position.board) ^ turnKey(position.turn) ^ fieldsKey(position),
  isSame: (one, other) =>
    one.turn === other.turn &&
    one.rights === other.rights &&
    one.passedOver === other.passedOver &&
    areSameLists(one.board, other.board),
};

export const orthodox = defineVariant<OrthodoxPosition, OrthodoxMove>({
  id: 'orthodox',
  game: 'orthodox',
  version: 1,
  name: 'Orthodox chess',
  inventor: '',
  ...codec,
  status: statusBy(kinds.length, look, moveOf),
  claims: (position, history) => threefoldClaim(position, history, sameness),
  reasons: () =>
    Promise.resolve({ explain: () => because('no such movement', '', { id: 'orthodox/not-legal' }) }),
  effects,
  play,
  writeMove: (_, { from, to, into }) => name(from) + name(to) + at(kinds, into).letter.toLowerCase(),
  notation: ({ board }, { kind, from, to, into }) => {
    const mover = kindOf(pieceAt(board, from));
    return goingNotation(
      mover === PAWN ? '' : at(kinds, mover).letter,
      from,
      to,
      kind === 'enPassant' || pieceAt(board, to) !== EMPTY,
      into === NO_KIND ? '' : `=${at(kinds, into).letter}`,
    );
  },
  paths: (_, { from, to }) => [[pickSite(from), pickSite(to)]],
  endRule: () => '',
  pass: (position) => ({ ...position, turn: otherSide(position.turn), passedOver: NO_SITE }),
  movementMap: ({ board }, site) => {
    const piece = pieceAt(board, site);
    return movementMapOf(topology, at(movements[sideOf(piece)], kindOf(piece)), board, site);
  },
});
