import type { Metadata } from '../../rules/metadata.ts';
import { defineVariant } from '../../rules/variant.ts';
import { whyBarred } from './barred.ts';
import type { ChieftainBoard } from './board.ts';
import { boards } from './board.ts';
import { hints } from './hints.ts';
import { marks } from './marks.ts';
import { message } from './message.ts';
import { metadataOf } from './metadata.ts';
import type { ChieftainMove } from './moves.ts';
import { effects, movementMap, play } from './moves.ts';
import { notation, paths, writeMove } from './notation.ts';
import type { ChieftainPosition } from './position.ts';
import { codecOn } from './position.ts';
import { remarks } from './remarks.ts';
import { claims, status } from './status.ts';
import { terrain } from './terrain.ts';

/** The game on one of its boards. */
const battleChieftain = (metadata: Metadata, field: ChieftainBoard) =>
  defineVariant<ChieftainPosition, ChieftainMove>({
    ...metadata,
    ...codecOn(field.topology),
    gap: message({ id: 'battle-chieftain/gap-means' }),
    status: (position, history) => status(field, position, history),
    claims,
    effects,
    play,
    movementMap: (position, site) => movementMap(field, position, site),
    writeMove: (_, move) => writeMove(field.topology, move),
    notation,
    paths,
    reasons: async () => (await import('./explain.ts')).reasonsOn(field),
    endRule: () => 'winning',
    whyForbidden: whyBarred,
    terrain: () => terrain(field),
    marks: (position) => marks(field, position),
    remarks: (position, now) => remarks(field, position, now),
    hints: (position, _, now) => hints(field, position, now),
  });

/** The game on its four boards. */
export const battleChieftains = {
  standard: battleChieftain(metadataOf.standard, boards.standard),
  farWalls: battleChieftain(metadataOf.farWalls, boards.farWalls),
  differingField: battleChieftain(metadataOf.differingField, boards.differingField),
  unevenField: battleChieftain(metadataOf.unevenField, boards.unevenField),
} as const;
