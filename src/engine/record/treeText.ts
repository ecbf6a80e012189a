import { withEnding } from '../game/game.ts';
import type { Identity } from '../game/identity.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { BySide } from '../rules/side.ts';
import { WHITE } from '../rules/side.ts';
import { at } from '../at.ts';
import type { Notes } from '../tree/notes.ts';
import { isBlank } from '../tree/notes.ts';
import type { Tree } from '../tree/tree.ts';
import { endOfLine, gameAlong } from '../tree/tree.ts';
import type { Place } from '../tree/walk.ts';
import { placesOf } from '../tree/walk.ts';
import { commentWords } from './commentText.ts';
import { textWith } from './recordText.ts';
import type { TreeMove } from './treeMoves.ts';
import { writingOf } from './treeMoves.ts';

/**
 * Writes a tree as a record text (docs/notation.md): its main line as a game is written, with variations, comments,
 * glyphs and shapes. The result is that of the game that was played, and `ending` how its players ended it.
 */
export function writeTreeText(
  tree: Tree,
  players: BySide<string>,
  date = '',
  identity: Identity | null = null,
  ending: Outcome | null = null,
): string {
  const played = gameAlong(tree, tree.played);
  const isAll = endOfLine(tree, []).length === tree.played.length;
  return textWith(
    ending ? withEnding(played, ending) : played,
    players,
    date,
    identity,
    isAll ? [] : [['Played', String(tree.played.length)]],
    movetext(tree),
  );
}

/** A line that is being written. */
interface Line {
  /** What was written last; null at its beginning. */
  last: Place | null;
  /** What has to be written next; null at its end. */
  next: Place | null;
  readonly isVariation: boolean;
  /** Whether something has been written since its last move, so that the next one has its number again. */
  isInterrupted: boolean;
  /** The variations of its last move that are still to be written, the first one last. */
  readonly rivals: Place[];
}

const lineFrom = (next: Place | null, isVariation: boolean): Line => ({
  last: null,
  next,
  isVariation,
  isInterrupted: true,
  rivals: [],
});

/** The moves of a tree with its notes, in pieces between which a line may be broken. */
function movetext(tree: Tree): readonly string[] {
  const { childrenOf, rivalsOf, moveAt } = writingOf(tree);
  const root = at(placesOf(tree), 0);
  const pieces = [...notesWords(root.node.notes)];
  const nextOf = (place: Place): Place | null => childrenOf(place)[0] ?? null;

  /** Whether a move that ends a turn need not be told: nothing is noted on it, and nothing stands beside it. */
  const isOmitted = (move: TreeMove): boolean =>
    move.isImplied &&
    move.isFurtherPart &&
    move.step.position.turn !== move.side &&
    isBlank(move.place.node.notes) &&
    move.place.parent?.node.children.length === 1;

  /** What follows a move within its turn. */
  function joinedTo({ place, step, side }: TreeMove): readonly [comma: string, ...dots: string[]] {
    if (step.position.turn !== side) return [''];
    const next = nextOf(place);
    if (!next) return [',', '…'];
    return [isOmitted(moveAt(next, false)) ? '' : ','];
  }

  function write(line: Line, place: Place, opening: string) {
    const move = moveAt(place, false);
    line.next = nextOf(place);
    if (line.last !== null && isOmitted(move)) {
      line.last = place;
      return;
    }
    const isNumbered = line.isInterrupted || (move.side === WHITE && !move.isFurtherPart);
    const number = isNumbered ? `${String(move.round)}${move.side === WHITE ? '.' : '...'} ` : '';
    const [comma, ...dots] = joinedTo(move);
    const notes = notesWords(place.node.notes);
    pieces.push(`${opening}${number}${move.text}${comma}`, ...dots, ...notes);
    // The first move of a variation stands beside the move of another line, whose variations come there.
    if (line.last !== null || !line.isVariation) line.rivals.push(...[...rivalsOf(place)].reverse());
    line.isInterrupted = notes.some((word) => word.startsWith('{')) || line.rivals.length > 0;
    line.last = place;
  }

  const lines: Line[] = [lineFrom(nextOf(root), false)];
  for (let line = lines.at(-1); line; line = lines.at(-1)) {
    const rival = line.rivals.pop();
    if (rival) {
      const variation = lineFrom(rival, true);
      lines.push(variation);
      write(variation, rival, '(');
    } else if (line.next) write(line, line.next, '');
    else {
      lines.pop();
      if (line.isVariation) pieces.push(`${pieces.pop() ?? ''})`);
    }
  }
  return pieces;
}

/** What is noted on a node, as words after its move. */
const notesWords = (notes: Notes): readonly string[] => [
  ...notes.glyphs.map((glyph) => `$${String(glyph)}`),
  ...commentWords(notes),
];
