import type { Game } from '../engine/game/game.ts';
import { openedRecord } from '../engine/record/openedRecord.ts';
import type { Replay } from '../engine/record/record.ts';
import { playThrough } from '../engine/record/record.ts';
import type { Lens } from '../engine/rules/lens.ts';
import type { Message } from '../engine/rules/message.ts';
import type { Result } from '../engine/rules/result.ts';
import { success } from '../engine/rules/result.ts';
import type { BySide } from '../engine/rules/side.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { addSentences } from '../words/say.ts';
import type { Asked, Controls } from './attributes.ts';
import { unknown } from './attributes.ts';
import type { TreeLines } from './readTree.ts';

/** A lens, and the styles of what all of them draw. */
export interface StyledLens extends Lens {
  readonly styles: string;
}

/** What a board in another page shows at first. */
export interface Shown {
  readonly game: Game;
  readonly players: BySide<string>;
  readonly cursor: number;
  readonly controls: Controls;
  readonly lens: StyledLens | null;
  /** Why not everything that was asked for is shown; null if it is. */
  readonly stopped: Message | null;
  /** The link that holds the game or the tree; null if it came from elsewhere. */
  readonly link: string | null;
  /** The tree in which the game is a line; null for a game alone. */
  readonly lines: TreeLines | null;
}

/**
 * What the attributes ask for, by the rules of their variant. Fails if there is nothing to show; a game that cannot be read
 * to its end is shown as far as it goes. Rejects if a part of the code does not come.
 */
export async function askedGame(variant: Variant, asked: Asked): Promise<Result<Shown>> {
  const [lens, replay] = await Promise.all([askedLens(variant, asked), replayed(variant, asked)]);
  if (!lens.ok) return lens;
  if (!replay.ok) return replay;
  const { game, players, cursor, stopped, lines } = replay.value;
  const last = game.steps.length;
  return success({
    game,
    players,
    cursor: asked.ply === null ? cursor : Math.min(asked.ply, last),
    controls: asked.controls ?? (last > 0 ? 'walk' : 'none'),
    lens: lens.value,
    stopped,
    link: asked.link,
    lines,
  });
}

async function askedLens(variant: Variant, { lens }: Asked): Promise<Result<StyledLens | null>> {
  if (lens === null) return success(null);
  const { lensesWithWords } = await import('./lensesWithWords.ts');
  const { lenses, sentences, styles } = lensesWithWords(variant);
  addSentences(sentences);
  const found = lenses.find(({ id }) => id === lens);
  return found
    ? success({ ...found, styles })
    : unknown(
        'lens',
        lens,
        lenses.map(({ id }) => id),
      );
}

type Line = Pick<Shown, 'game' | 'players' | 'cursor' | 'stopped' | 'lines'>;

async function replayed(variant: Variant, asked: Asked): Promise<Result<Line>> {
  if (!asked.isTree || asked.link === null) {
    const replay = await replayedGame(variant, asked);
    return replay.ok ? success({ ...replay.value, lines: null }) : replay;
  }
  const { readTree } = await import('./readTree.ts');
  const read = readTree(variant, asked.link);
  if (!read.ok) return read;
  const { players, path, stopped, sentences, lineThrough } = read.value;
  addSentences(sentences);
  return success({ game: lineThrough(path), players, cursor: path.length, stopped, lines: read.value });
}

async function replayedGame(variant: Variant, { link, position, moves }: Asked): Promise<Result<Replay>> {
  if (link !== null) {
    const { readLinked } = await import('./readLinked.ts');
    const linked = readLinked(variant, link);
    return linked.ok ? openedRecord(variant, linked.value) : linked;
  }
  const start = position ?? undefined;
  if (moves !== null) return (await import('./readMoves.ts')).readMoves(variant, start, moves);
  const { id, version: rules } = variant;
  return playThrough(variant, { variant: id, rules, players: ['', ''], start, actions: [] });
}
