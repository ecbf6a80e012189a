import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Game } from '../../engine/game/game.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Examined } from '../../engine/search/proof/proof.ts';
import { computer } from '../../words/en/computer.ts';
import { think } from '../../words/en/think.ts';
import { addSentences } from '../../words/say.ts';
import type { Thinker } from '../computer/thinker.ts';
import { proofTask } from '../computer/tasks.ts';

addSentences({ ...computer, ...think });

/** What is known of a position as a puzzle. */
export type Examination =
  /** It is being examined; there is no win within so many turns, -1 before that is known of any number. */
  | { readonly kind: 'working'; readonly within: number }
  | { readonly kind: 'done'; readonly examined: Examined }
  | { readonly kind: 'failed'; readonly cause: Message };

/** A puzzle that somebody makes has so many turns at most. */
const MOST_TURNS = 5;

/** Examines the current position of a game that goes on as a puzzle; `leave` ends this. */
export function examining(
  game: Game,
  thinker: Pick<Thinker, 'examine'>,
): { readonly examination: StoreApi<Examination>; readonly leave: () => void } {
  const examination = createStore<Examination>()(() => ({ kind: 'working', within: -1 }));
  const job = thinker.examine(proofTask(game, MOST_TURNS), (news) => {
    switch (news.kind) {
      case 'progress':
        examination.setState({ kind: 'working', within: news.found.within }, true);
        break;
      case 'answer':
        examination.setState({ kind: 'done', examined: news.found }, true);
        break;
      case 'failure':
        examination.setState({ kind: 'failed', cause: news.message }, true);
        break;
      case 'dropped':
        examination.setState({ kind: 'failed', cause: { id: 'computer/busy' } }, true);
        break;
    }
  });
  return { examination, leave: job.drop };
}
