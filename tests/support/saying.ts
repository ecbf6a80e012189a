import type { Candidate } from '../../src/engine/game/candidates.ts';
import { nextChoices, candidatesOf, settledMove } from '../../src/engine/game/candidates.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { pickHeld, pickSite, pressButton } from '../../src/engine/rules/move.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceLetter } from '../../src/engine/setup/positionText.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { pieceLettered, siteOf } from './play.ts';
import { say } from '../../src/words/say.ts';

/** Helpers that make the moves of a variant, choice by choice. */
export function sayingIn<P extends Position>(variant: Variant<P>) {
  const candidatesIn = (position: P): Candidate[] =>
    candidatesOf(variant, position, variant.status(position, []).moves);
  return {
    site: (name: string): Choice => pickSite(siteOf(variant, name)),
    /** A piece in hand, by its letter. */
    held: (letter: string): Choice => pickHeld(pieceLettered(variant, letter)),
    /** The button with a label; the label takes the place of the message id until the button is found. */
    press: (label: string): Choice => pressButton('', { id: label }),
    /** The possible next choices after some choices, as text, sorted. */
    nextIn: (position: P, ...picked: readonly Choice[]): string[] =>
      nextChoices(candidatesIn(position), candidate(candidatesIn(position), picked))
        .map(({ choice }) => said(variant, choice))
        .sort(),
    /** The action that some choices settle; null if more choices are needed. */
    settled: (position: P, ...picked: readonly Choice[]): string | null => {
      const candidates = candidatesIn(position);
      const move = settledMove(candidates, candidate(candidates, picked));
      return move && variant.writeMove(position, move);
    },
  };
}

/** The choices, in which buttons known by their labels are replaced by the real ones. */
const candidate = (candidates: readonly Candidate[], picked: readonly Choice[]): Choice[] =>
  picked.reduce<Choice[]>((before, choice) => {
    const isIt = (other: Choice) =>
      choice.kind === 'button' && other.kind === 'button' && say(other.label) === choice.label.id;
    return [...before, nextChoices(candidates, before).find((next) => isIt(next.choice))?.choice ?? choice];
  }, []);

/** A choice as text: a site, a letter in hand, or the label of a button. */
function said({ topology, kinds }: Variant, choice: Choice): string {
  switch (choice.kind) {
    case 'site':
      return shapeOf(topology, choice.site).name;
    case 'hand':
      return `${pieceLetter(kinds, choice.piece)} in hand`;
    case 'button':
      return say(choice.label);
  }
}
