import { at } from '../at.ts';
import { currentPosition, isFull, outcomeOf } from '../game/game.ts';
import type { Identity } from '../game/identity.ts';
import type { Message } from '../rules/message.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { BySide } from '../rules/side.ts';
import { WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Notes } from '../tree/notes.ts';
import { NO_NOTES, withGlyph, withMore } from '../tree/notes.ts';
import type { Tree } from '../tree/tree.ts';
import { MOST_NODES, gameAtRoot, newTree } from '../tree/tree.ts';
import type { TreeMessage } from '../tree/treeMessage.ts';
import { readComment } from './commentText.ts';
import { glyphAfter } from './glyphText.ts';
import { readNotation, turnEndOf } from './readNotation.ts';
import { beginningOf } from './record.ts';
import type { WrittenMove } from './writtenRecord.ts';
import type { MovetextPart } from './recordMoves.ts';
import { movetextOf } from './recordMoves.ts';
import type { RecordText } from './recordText.ts';
import { tagOf } from './recordText.ts';
import { firstRound } from './rounds.ts';
import { textFailure } from './textMessage.ts';
import type { Draft, DraftPlace } from './treeDraft.ts';
import { finished, newDraft, withDraftMove } from './treeDraft.ts';

/** A tree read from a record text, as far as its lines are legal. */
export interface TreeText {
  readonly tree: Tree;
  readonly players: BySide<string>;
  /** The game that was played, if the text tells its id. */
  readonly game: Identity | null;
  /** Why some lines end early; null if all are there. */
  readonly stopped: Message | null;
}

/**
 * The tree in a game of a record text that `readRecordText` has found, in the same way as `playThrough` replays it. A
 * move that is not legal or cannot be read ends its line and nothing else. Fails if there is nothing to play, and
 * for more moves than a tree can have.
 */
export function readTreeText(variant: Variant, { record, tokens, tags }: RecordText): Result<TreeText> {
  const begun = beginningOf(variant, record);
  if (!begun.ok) return begun;
  const parts = movetextOf(tokens);
  // Moves that come again or are not legal count too: each takes time.
  if (parts.filter(({ kind }) => kind === 'move').length >= MOST_NODES)
    return textFailure({ id: 'text/too-many-moves' });
  const bare = newTree(variant, begun.value.start);
  const draft = newDraft();
  const reading = beginReading(bare, draft);
  for (const part of parts) readPart(reading, part);
  const { game } = ended(draft, at(reading.lines, 0)).here;
  if (draft.nodes.length > MOST_NODES) return textFailure({ id: 'text/too-many-moves' });
  const main = game.steps.map(({ action }) => action);
  const told = tagOf(tags, 'Played');
  const played = /^\d{1,6}$/.test(told) ? main.slice(0, Number(told)) : main;
  const { illegal } = reading;
  const stopped: TreeMessage | null =
    illegal.length === 0 ? null : { id: 'tree/lines-left-out', actions: illegal };
  return success({
    tree: { ...bare, root: finished(draft), played },
    players: record.players,
    game: record.identity ?? null,
    stopped,
  });
}

/** A line that is being read. */
interface Line {
  /** 0 for the main line, 1 for its variations, and so on. */
  readonly depth: number;
  here: DraftPlace;
  /** Where the last move was made or should have been, from where its variations begin; null before the first move. */
  before: DraftPlace | null;
  /** Whether the turn is over, although the action that ends it may still have to be made. */
  endsTurn: boolean;
  /** `broken` after a move that is not legal, `over` after further moves: variations of these cannot be read either. */
  state: 'open' | 'broken' | 'over';
  /** What is noted in a variation before its first move, and belongs to that move. */
  notes: Notes;
}

/** A text that is being read. */
interface Reading {
  readonly draft: Draft;
  /** The line that is being read comes last, after the ones of which it is a variation. */
  readonly lines: Line[];
  /** The moves that ended their lines, with their numbers. */
  readonly illegal: string[];
}

const lineFrom = (here: DraftPlace, depth: number, state: Line['state']): Line => ({
  depth,
  here,
  before: null,
  endsTurn: false,
  state,
  notes: NO_NOTES,
});

function beginReading(tree: Tree, draft: Draft): Reading {
  const game = gameAtRoot(tree);
  const here = { node: draft.root, game, round: firstRound(game) };
  return { draft, lines: [lineFrom(here, 0, 'open')], illegal: [] };
}

function readPart({ draft, lines, illegal }: Reading, part: MovetextPart): void {
  const line = at(lines, lines.length - 1);
  if (part.kind === 'begin') {
    const state = line.state === 'over' ? 'over' : 'open';
    lines.push(lineFrom(line.before ?? line.here, line.depth + 1, state));
  } else if (part.kind === 'end') {
    ended(draft, line);
    lines.pop();
  } else if (part.kind === 'move') {
    const refused = readMove(draft, line, part);
    if (refused !== null) illegal.push(refused);
  } else if (part.kind === 'glyph') note(line, (notes) => glyphed(notes, part.glyph));
  else {
    const { names } = line.here.game.variant.topology;
    note(line, (notes) => withMore(notes, readComment(part.text, names)));
  }
}

/** The highest number of a glyph; 0 stands for none. */
const LAST_GLYPH = 255;

const glyphed = (notes: Notes, glyph: number | null): Notes =>
  glyph === null || glyph === 0 || glyph > LAST_GLYPH ? notes : withGlyph(notes, glyph);

/** Notes something on the last move of a line; before the first move, on what comes before it or, in a variation, on that move. */
function note(line: Line, change: (notes: Notes) => Notes): void {
  if (line.state !== 'open') return;
  if (line.before === null && line.depth > 0) line.notes = change(line.notes);
  else line.here.node.notes = change(line.here.node.notes);
}

/** Plays a move at the end of a line. Returns what ended the line, if the move did. */
function readMove(draft: Draft, line: Line, { text, endsTurn }: WrittenMove): string | null {
  if (line.state !== 'open') {
    line.state = 'over';
    return null;
  }
  const { here } = ended(draft, line);
  const { game, round } = here;
  const { turn } = currentPosition(game);
  const move = readNotation(game, text);
  const next = move.ok && !isFull(game) ? withDraftMove(draft, here, move.value, line.depth) : null;
  line.before = here;
  if (!next) {
    line.state = 'broken';
    return `${String(round)}${turn === WHITE ? '.' : '...'} ${text}`;
  }
  line.here = next;
  line.endsTurn = endsTurn;
  const { glyphs, ...commented } = line.notes;
  line.notes = NO_NOTES;
  note(line, (notes) => {
    const noted = glyphs.reduce(glyphed, withMore(notes, commented));
    return glyphed(noted, glyphAfter(text));
  });
  return null;
}

/** A line whose turn is over: the action that ends it is made if it is left out and the turn goes on. */
function ended(draft: Draft, line: Line): Line {
  const { before, here, endsTurn } = line;
  line.endsTurn = false;
  if (!endsTurn || !before || line.state !== 'open') return line;
  const goesOn = currentPosition(here.game).turn === currentPosition(before.game).turn;
  if (!goesOn || outcomeOf(here.game) !== null || isFull(here.game)) return line;
  const end = turnEndOf(here.game);
  if (end.ok) line.here = withDraftMove(draft, here, end.value, line.depth) ?? here;
  return line;
}
