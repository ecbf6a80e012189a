import type { Chess99Position } from '../../../../src/engine/variants/chess99/position.ts';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { positionFrom } from '../../../support/diagram.ts';

/** The position of a diagram with White to move. */
export const white = (diagram: string, passedOver = '-', moveNumber = 1): Chess99Position =>
  positionFrom(chess99, diagram, `w ${passedOver} ${String(moveNumber)}`);

/** The position of a diagram with Black to move. */
export const black = (diagram: string, passedOver = '-', moveNumber = 1): Chess99Position =>
  positionFrom(chess99, diagram, `b ${passedOver} ${String(moveNumber)}`);

/** The squares of kings in check, as the board shows them. */
export const checks = (position: Chess99Position): string[] => marked(position, 'check');

/** The squares on which a pawn waits to promote. */
export const waiting = (position: Chess99Position): string[] => marked(position, 'ready');

function marked(position: Chess99Position, kind: 'check' | 'ready' | 'passed'): string[] {
  return chess99
    .marks(position)
    .filter((mark) => mark.kind === kind)
    .map(({ site }) => chess99.topology.sites[site]?.name ?? '')
    .sort();
}

/** The passed-over square, as the board shows it. */
export const passedOver = (position: Chess99Position): string[] => marked(position, 'passed');
