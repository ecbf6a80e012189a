import { randomNumbers } from '../randomGames.ts';
import type { Chooser, ChooserMaker } from './chooser.ts';

/** Wins at once if it can, else captures what is worth the most, else plays any move. */
export const greedyChooser: ChooserMaker =
  (core, { gain }) =>
  (position, history, _allowance, seed) => {
    const next = randomNumbers(seed);
    const historyThen = core.historyWith(history, position);
    const { moves } = core.look(position, history);
    const wins = moves.filter((move) => {
      const { outcome } = core.look(core.play(position, move), historyThen);
      return outcome?.winner === position.turn;
    });
    const gains = moves.map((move) => gain(position, move));
    const most = Math.max(...gains);
    const among = wins.length > 0 ? wins : moves.filter((_move, i) => gains[i] === most);
    const move = among[Math.floor(next() * among.length)];
    if (!move) throw new Error('There is no move to choose.');
    return { move, score: null, depth: 1, nodes: 1 + moves.length };
  };

/** Plays any move. */
export const randomChooser: ChooserMaker =
  (core): Chooser =>
  (position, history, _allowance, seed) => {
    const { moves } = core.look(position, history);
    const move = moves[Math.floor(randomNumbers(seed)() * moves.length)];
    if (!move) throw new Error('There is no move to choose.');
    return { move, score: null, depth: 0, nodes: 1 };
  };
