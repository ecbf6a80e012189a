import type { Chess99Position } from '../../../../src/engine/variants/chess99/position.ts';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { positionFrom } from '../../../support/diagram.ts';

/** The position of a diagram with White to move. */
export const white = (diagram: string, passedOver = '-', moveNumber = 1): Chess99Position =>
  positionFrom(chess99, diagram, `w ${passedOver} ${String(moveNumber)}`);

/** The position of a diagram with Black to move. */
export const black = (diagram: string, passedOver = '-', moveNumber = 1): Chess99Position =>
  positionFrom(chess99, diagram, `b ${passedOver} ${String(moveNumber)}`);

/** The squares on which a king stands in check, as a person is shown it. */
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

/** The square passed over that is shown. */
export const passedOver = (position: Chess99Position): string[] => marked(position, 'passed');
