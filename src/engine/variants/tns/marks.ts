import { attackedSites } from '../../rules/attacks.ts';
import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import { KING, attacks } from './pieces.ts';
import type { TnsPosition } from './position.ts';

export const marks = ({ board }: TnsPosition): Mark[] => attackedSites(attacks, board, KING).map(checkMark);
