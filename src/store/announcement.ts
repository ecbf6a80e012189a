import type { Game } from '../engine/game/game.ts';
import { outcomeOf, positionAt, statusAt } from '../engine/game/game.ts';
import { outcomeSentence } from '../engine/rules/outcome.ts';
import { sideName } from '../engine/rules/side.ts';
import { notesOn } from '../engine/game/notes.ts';
import { describePiece } from '../words/en/describe.ts';
import { notationAt } from '../engine/record/notation.ts';
import { shapeOf } from '../engine/topology/topology.ts';
import { say } from '../words/say.ts';

/** What was played at a ply and what follows from it, in words, for those who do not see the board. */
export function announcementOf(game: Game, ply: number): string {
  const { variant, steps } = game;
  const position = positionAt(game, ply);
  const said = ply === 0 ? [] : [saidOf(game, ply)];
  const outcome = ply === steps.length ? outcomeOf(game) : null;
  if (outcome) return [...said, outcomeSentence(outcome)].join(' ');
  const checks = notesOn(variant, position)
    .marks.filter(({ kind }) => kind === 'check')
    .map(
      ({ site, label }) =>
        `${describePiece(variant, position, site)} on ${shapeOf(variant.topology, site).name} ${say(label)}.`,
    );
  const remarks = variant.remarks(position, statusAt(game, ply)).map(({ text }) => say(text));
  return [...said, ...checks, ...remarks, `${sideName(position.turn)} to move.`].join(' ');
}

/** What was played at a ply (1 or more): `White: Nf3.` */
export function saidOf(game: Game, ply: number): string {
  const side = sideName(positionAt(game, ply - 1).turn);
  const notation = notationAt(game, ply);
  return notation === ''
    ? `${side} ends the turn.`
    : `${side}: ${notation}${notation.endsWith('.') ? '' : '.'}`;
}
