import { battleChieftains } from '../../../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { positionFrom } from '../../../support/diagram.ts';

/** The game on its standard board, and on the other three. */
export const standard = battleChieftains.standard;
export const farWalls = battleChieftains.farWalls;
export const differingField = battleChieftains.differingField;
export const unevenField = battleChieftains.unevenField;

export const position = (diagram: string, fields: string) => positionFrom(standard, diagram, fields);
