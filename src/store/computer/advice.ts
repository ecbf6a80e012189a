import { readAction } from '../../engine/game/action.ts';
import type { Game } from '../../engine/game/game.ts';
import { currentPosition, outcomeOf, withMove } from '../../engine/game/game.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Choice, Move } from '../../engine/rules/move.ts';
import { sitesAmong } from '../../engine/rules/move.ts';
import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Score } from '../../engine/search/thought.ts';
import type { Site } from '../../engine/topology/site.ts';
import { computer as sentences } from '../../words/en/computer.ts';
import { think } from '../../words/en/think.ts';
import { addSentences } from '../../words/say.ts';
import { playedAt } from '../announcement.ts';
import type { PlayedMessage } from '../playMessage.ts';
import type { ComputerMessage } from './computerMessage.ts';
import { sharedThinker } from './sharedThinker.ts';
import { judgementTask } from './tasks.ts';

addSentences({ ...sentences, ...think });

/** One action of the line that is expected. */
export interface AdvisedAction {
  readonly side: Side;
  readonly move: Move;
  /** The choices with which a player makes it. */
  readonly path: readonly Choice[];
  /** The sites among them; none if there is none. */
  readonly sites: readonly Site[];
  readonly played: PlayedMessage;
}

/** What the player to move could play, and what is expected to follow. */
export interface Advice {
  readonly game: Game;
  /** The score as the player sees it. */
  readonly score: Score;
  readonly line: readonly [AdvisedAction, ...AdvisedAction[]];
}

const FAILED: ComputerMessage = { id: 'computer/failed' };
const BUSY: ComputerMessage = { id: 'computer/busy' };

/** How long is thought about it, in milliseconds. */
const TIME = 1000;

/** How many actions of the line are shown. */
const SHOWN = 4;

/** Advice for the player to move in a game that goes on; a message if there is none. */
export const findAdvice = (game: Game): Promise<Result<Advice>> =>
  new Promise((resolve) => {
    sharedThinker().think(judgementTask(game, 0), TIME, (news) => {
      switch (news.kind) {
        case 'progress':
          break;
        case 'answer': {
          const [{ score, actions }] = news.found.lines;
          const [first, ...others] = lineOf(game, actions);
          resolve(first ? success({ game, score, line: [first, ...others] }) : noHint(FAILED));
          break;
        }
        case 'dropped':
          resolve(noHint(BUSY));
          break;
        case 'failure':
          resolve(noHint(news.message));
          break;
      }
    });
  });

const noHint = (cause: Message): Result<never> => {
  const message: ComputerMessage = { id: 'computer/no-hint', cause };
  return failure(message);
};

function lineOf(game: Game, actions: readonly string[]): readonly AdvisedAction[] {
  const line: AdvisedAction[] = [];
  let current = game;
  for (const action of actions.slice(0, SHOWN)) {
    const move = readAction(current, action);
    if (!move.ok) break;
    const position = currentPosition(current);
    const [path = []] = current.variant.paths(position, move.value);
    current = withMove(current, move.value);
    const played = playedAt(current, current.steps.length);
    line.push({ side: position.turn, move: move.value, path, sites: sitesAmong(path), played });
    if (outcomeOf(current)) break;
  }
  return line;
}
