import { at } from '../../../../src/engine/at.ts';
import { battleChieftains } from '../../../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { positionFrom } from '../../../support/diagram.ts';

/** The game on its standard board, and on the other three. */
export const standard = at(battleChieftains, 0);
export const farWalls = at(battleChieftains, 1);
export const differingField = at(battleChieftains, 2);
export const unevenField = at(battleChieftains, 3);

export const position = (diagram: string, fields: string) => positionFrom(standard, diagram, fields);
