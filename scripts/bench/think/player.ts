// A separate process, run from a bundle, that plays one variant: KIND VARIANT [FORMER CORE]
// It is sent questions and answers them; the message `memory` asks what it uses.
import { boardNamed } from './boards.ts';
import type { ChooserMaker } from './chooser.ts';
import { playerOf } from './chooser.ts';
import type { Core } from './core.ts';
import { worthsOf } from './core.ts';
import { formerCore } from './formerCore.ts';
import { greedyChooser, randomChooser } from './greedy.ts';
import { plainChooser } from './plain.ts';
import { jsChessEnginePlayer } from './jsChessEngine.ts';
import { presentCore } from './presentCore.ts';
import type { Memory, Player, PlayerKind, Question } from './question.ts';
import { stockfishPlayer } from './stockfish.ts';
import { thinkerPlayer } from './thinker.ts';
import { uctChooser } from './uct.ts';

const [kind = '', id = '', former = ''] = process.argv.slice(2);

const present = (): Core => presentCore(boardNamed(id));

const on = (core: Core, maker: ChooserMaker): Player => playerOf(core, maker(core, worthsOf(core)));

const players: Readonly<Record<PlayerKind, () => Player | Promise<Player>>> = {
  thinker: () => thinkerPlayer(),
  plain: () => on(present(), plainChooser),
  'formerly plain': async () => on(await formerCore(former, id), plainChooser),
  uct: () => on(present(), uctChooser),
  greedy: () => on(present(), greedyChooser),
  random: () => on(present(), randomChooser),
  'js-chess-engine': () => jsChessEnginePlayer(),
  'stockfish 1900': () => stockfishPlayer(1900),
  'stockfish 2100': () => stockfishPlayer(2100),
};

/** What this process uses, after its garbage was collected. */
function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { used: heapUsed + external, peak: process.resourceUsage().maxRSS * 1024 };
}

const play = await players[kind as PlayerKind]();
process.on('message', (message: Question | 'memory') => {
  if (message === 'memory') process.send?.(memory());
  else
    void play(message).then((answer) => {
      process.send?.(answer);
    });
});
process.send?.('ready');
