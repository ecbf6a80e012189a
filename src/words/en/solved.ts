import { otherSide } from '../../engine/rules/side.ts';
import type { Solved } from '../../engine/tree/solved.ts';
import { counted, sideName } from './grammar.ts';

/** What is certain about a position, without a full stop: `White wins in 3 turns, whatever Black does`. */
export function solvedWords(solved: Solved): string {
  if (solved.kind === 'drawn') return 'a draw, if both play well';
  const { side, turns, least } = solved;
  const winner = sideName(side);
  if (turns === 0) return `${winner} wins, whatever ${sideName(otherSide(side))} does now`;
  return `${winner} wins in ${least < turns ? 'at most ' : ''}${counted(turns, 'turn')}`;
}
