import { at } from '../engine/at.ts';
import type { Game } from '../engine/game/game.ts';
import { outcomeOf, positionAt } from '../engine/game/game.ts';
import type { Turn } from '../engine/record/rounds.ts';
import { roundsOf } from '../engine/record/rounds.ts';
import { outcomeSentence } from '../words/en/outcomes.ts';
import * as words from '#words/ui/picture.ts';

/** What a moving picture shows for a time: a position of a game. */
export interface Frame {
  /** The position is that after so many steps. */
  readonly ply: number;
  /** The ply of the frame before, or the same for the first frame: what happened since then happens at once. */
  readonly since: number;
  /** How long it is shown, as a share of the time for a turn. */
  readonly share: number;
  /** The turn so far, as in the record; who is to move in the first frame. */
  readonly text: string;
  /** How the game ended; empty in all frames but that of the end. */
  readonly outcome: string;
}

/** The frames of a game from a ply on: that position, and one for each action of a turn that people write down. */
export function framesOf(game: Game, from: number): readonly Frame[] {
  const { length } = game.steps;
  const turns = roundsOf(game).flatMap(({ number, white, black }) =>
    [white, black].flatMap((turn) => (turn ? partsOf(turn, number) : [])),
  );
  const outcome = outcomeOf(game);
  const frames: Frame[] = [];
  const add = (frame: Pick<Frame, 'ply' | 'share' | 'text'>) => {
    frames.push({
      ...frame,
      since: frames.at(-1)?.ply ?? frame.ply,
      outcome: outcome && frame.ply === length ? outcomeSentence(outcome) : '',
    });
  };
  add({ ply: from, share: 1, text: words.toMove(positionAt(game, from).turn) });
  for (const frame of turns) if (frame.ply > from) add(frame);
  return frames;
}

/**
 * The parts of a turn that have a notation, each with the ply to which it led. One that merely ends the turn happens with
 * the part before it.
 */
function partsOf({ side, parts }: Turn, round: number): Pick<Frame, 'ply' | 'share' | 'text'>[] {
  const told = parts.filter(({ isImplied }, i) => !isImplied || i === 0);
  return told.map((_, i) => ({
    ply: (told[i + 1]?.ply ?? at(parts, parts.length - 1).ply + 1) - 1,
    share: 1 / told.length,
    text: words.turn(
      round,
      side,
      told.slice(0, i + 1).map(({ text }) => text),
    ),
  }));
}
