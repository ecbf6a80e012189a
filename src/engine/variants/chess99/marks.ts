import { NO_SITE } from '../../topology/site.ts';
import { attackedSites } from '../../rules/attacks.ts';
import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import { message } from './message.ts';
import { isWaiting } from './moves.ts';
import { KING, attacks } from './pieces.ts';
import type { Chess99Position } from './position.ts';

/** Checks, pawns that wait to promote, and the square that was just passed over. */
export function marks({ board, turn, passedOver }: Chess99Position): Mark[] {
  const checks = attackedSites(attacks, board, KING).map(checkMark);
  const waiting = SIDES.flatMap((side) =>
    [...board.keys()]
      .filter((site) => isWaiting(board, site, side))
      .map((site): Mark => ({ kind: 'ready', site, label: message({ id: 'chess99/waiting-to-promote' }) })),
  );
  const pass: Mark[] =
    passedOver === NO_SITE
      ? []
      : [
          {
            kind: 'passed',
            site: passedOver,
            label: message({ id: 'chess99/passed-over', side: otherSide(turn) }),
          },
        ];
  return [...checks, ...waiting, ...pass];
}
