import * as v from 'valibot';
import { isIdentityPair, readIdentity } from '../game/identity.ts';
import type { Identity, IdentityPair } from '../game/identity.ts';
import type { Message } from '../rules/message.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { BySide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { readAssertion, writeAssertion } from '../tree/assertion.ts';
import { legalPart } from '../tree/legal.ts';
import type { Glyph, Notes } from '../tree/notes.ts';
import type { Shape } from '../tree/shape.ts';
import { LONGEST_COMMENT, MOST_GLYPHS, NO_NOTES, isBlank } from '../tree/notes.ts';
import { COLOURS, MOST_SHAPES } from '../tree/shape.ts';
import type { Tree, TreePath } from '../tree/tree.ts';
import { MOST_NODES, endOfLine, insideOf, newTree } from '../tree/tree.ts';
import type { TreeMessage } from '../tree/treeMessage.ts';
import type { Place } from '../tree/walk.ts';
import { pathOf, placeAt, placesOf, rebuiltRoot } from '../tree/walk.ts';
import { packTree, unpackTree } from './packedTree.ts';
import { deflate } from './deflate.ts';
import { writeParcel } from './parcel.ts';
import { readParcel } from './readParcel.ts';
import { recordFailure } from './recordMessage.ts';
import { LONGEST_NAME } from './seats.ts';

/** Bounds on what we read from a link. */
const LONGEST_LINK = 400_000;
const LONGEST_CONTENT = 2_000_000;

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const siteName = v.pipe(v.string(), v.regex(/^[a-z]\d{1,2}$/));

/** The notes on a node: its number among the places, the comment, glyphs, shapes, and whether it is collapsed. */
const noted = v.strictTuple([
  natural,
  v.pipe(v.string(), v.maxLength(LONGEST_COMMENT)),
  v.pipe(v.array(v.pipe(natural, v.maxValue(255))), v.maxLength(MOST_GLYPHS)),
  v.pipe(v.array(v.strictTuple([v.picklist([0, 1, 2, 3]), siteName, siteName])), v.maxLength(MOST_SHAPES)),
  v.picklist([0, 1]),
]);

const asserted = v.strictTuple([natural, v.pipe(v.string(), v.maxLength(3))]);

/** What a link to a tree holds besides its actions. A link to a game lacks `tree`. */
const headSchema = v.strictObject({
  tree: v.literal(1),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  start: v.optional(v.string()),
  players: v.optional(v.strictTuple([name, name]), () => ['', ''] as [string, string]),
  /** How many actions of the main line were played in a game. */
  played: v.optional(natural, 0),
  /** The number of the place that is shown. */
  at: v.optional(natural, 0),
  notes: v.optional(v.pipe(v.array(noted), v.maxLength(MOST_NODES)), () => []),
  /** What is said to be proved about nodes, by their numbers among the places. */
  proved: v.optional(v.pipe(v.array(asserted), v.maxLength(MOST_NODES)), () => []),
  game: v.fallback(v.optional(v.custom<IdentityPair>(isIdentityPair)), undefined),
});

type Head = v.InferOutput<typeof headSchema>;

/** A tree with what goes with it into a link. */
export interface LinkedTree {
  readonly tree: Tree;
  /** The node that is shown. */
  readonly path: TreePath;
  readonly players: BySide<string>;
  /** The game that was played, if there is one and the device knows it by an id. */
  readonly game: Identity | null;
}

/** A tree read from a link, as far as its lines are legal today. */
export interface OpenedTree extends LinkedTree {
  /** Why some lines are left out; null if all are there. */
  readonly stopped: Message | null;
}

/** Writes the part of a link to a tree after the variant, as links to games are written. */
export function writeTreeLink({ tree, path, players, game }: LinkedTree): string {
  const { variant } = tree;
  const start = variant.writePosition(tree.start);
  const places = placesOf(tree);
  const shown = placeAt(tree, path).node;
  const head = {
    tree: 1,
    rules: variant.version,
    ...(start === variant.writePosition(variant.start) ? {} : { start }),
    ...(players.some((player) => player !== '') ? { players } : {}),
    ...(tree.played.length > 0 ? { played: tree.played.length } : {}),
    ...(path.length > 0 ? { at: places.findIndex(({ node }) => node === shown) } : {}),
    ...notesIn(places),
    ...(game && readIdentity(game.id, game.revision) ? { game: [game.id, game.revision] } : {}),
  };
  return writeParcel(head, packTree(tree.root, variant.topology), deflate);
}

function notesIn(places: readonly Place[]): {
  readonly notes?: readonly unknown[];
  readonly proved?: readonly unknown[];
} {
  const notes = places.flatMap(({ node: { notes, isCollapsed } }, i) =>
    isBlank({ ...notes, assertion: null }) && !isCollapsed
      ? []
      : [
          [
            i,
            notes.comment,
            notes.glyphs,
            notes.shapes.map(({ colour, from, to }) => [COLOURS.indexOf(colour), from, to]),
            isCollapsed ? 1 : 0,
          ],
        ],
  );
  const proved = places.flatMap(
    (
      {
        node: {
          notes: { assertion },
        },
      },
      i,
    ) => (assertion ? [[i, writeAssertion(assertion)]] : []),
  );
  return { ...(notes.length > 0 ? { notes } : {}), ...(proved.length > 0 ? { proved } : {}) };
}

/** Whether a link holds a tree; if not, it may hold a game. */
export const isTreeLink = (link: string): boolean => contentOf(link) !== null;

/** The game around which the tree of a link grew; null if there is none, and for anything else. */
export function gameOfTree(link: string): Identity | null {
  const game = contentOf(link)?.head.game;
  return game ? (readIdentity(...game) ?? null) : null;
}

/** Reads the part of a link to a tree after the variant, and cuts off what is not legal today. */
export function openedTree(variant: Variant, link: string): Result<OpenedTree> {
  if (link.length > LONGEST_LINK) return recordFailure({ id: 'link/too-long' });
  const content = contentOf(link);
  if (!content) return recordFailure({ id: 'link/damaged' });
  const { head, packed } = content;
  if (head.rules > variant.version) return recordFailure({ id: 'record/newer-rules', variant: variant.name });
  const start = head.start === undefined ? undefined : variant.readPosition(head.start);
  if (start && !start.ok) return recordFailure({ id: 'record/start-unreadable', cause: start.message });
  const root = unpackTree(variant.topology, packed);
  if (!root) return recordFailure({ id: 'link/damaged' });
  const bare = { ...newTree(variant, start?.value), root };
  const { shown, noted } = annotated(variant, bare, head);
  const { tree, illegal } = legalPart({
    ...noted,
    played: endOfLine(noted, []).slice(0, head.played),
  });
  const stopped: TreeMessage | null =
    illegal.length === 0 ? null : { id: 'tree/lines-left-out', actions: illegal };
  const { players, game } = head;
  const identity = game && readIdentity(...game);
  return success({ tree, path: insideOf(tree, shown), players, game: identity ?? null, stopped });
}

/** The head of a link to a tree and the bytes after it. */
interface Content {
  readonly head: Head;
  readonly packed: Uint8Array;
}

/** The link that was read last: whoever has asked what it holds opens it next. */
let last: { readonly link: string; readonly content: Content | null } = { link: '', content: null };

/** What a link to a tree holds; null for anything else, and if it is damaged. */
function contentOf(link: string): Content | null {
  if (link !== last.link) last = { link, content: readContent(link) };
  return last.content;
}

function readContent(link: string): Content | null {
  const parcel = readParcel(link, LONGEST_CONTENT);
  if (parcel?.damage !== null) return null;
  const head = v.safeParse(v.pipe(v.string(), v.parseJson(), headSchema), parcel.head);
  return head.success ? { head: head.output, packed: parcel.packed } : null;
}

/** A tree with its notes, and the path that is shown. */
function annotated(
  { topology }: Variant,
  tree: Tree,
  head: Head,
): { readonly noted: Tree; readonly shown: TreePath } {
  const shown = placesOf(tree)[head.at];
  const notes = new Map(head.notes.map((note) => [note[0], note]));
  const proved = new Map(head.proved);
  const root = rebuiltRoot(tree, (node, children, i) => {
    const [, comment, glyphs, shapes, collapsed] = notes.get(i) ?? [];
    const assertion = readAssertion(proved.get(i) ?? '');
    const own: Notes =
      comment === undefined && !assertion
        ? NO_NOTES
        : {
            comment: comment ?? '',
            glyphs: ascending(glyphs ?? []),
            shapes: shapesIn(shapes ?? [], topology.names),
            assertion,
          };
    return { ...node, children, notes: own, isCollapsed: collapsed === 1 };
  });
  return { noted: { ...tree, root }, shown: shown ? pathOf(shown) : [] };
}

const ascending = (glyphs: readonly Glyph[]): readonly Glyph[] => [...new Set(glyphs)].sort((a, b) => a - b);

/** The shapes whose sites are on the board. */
const shapesIn = (
  shapes: readonly (readonly [0 | 1 | 2 | 3, string, string])[],
  names: ReadonlyMap<string, unknown>,
): readonly Shape[] =>
  shapes.flatMap(([colour, from, to]) =>
    names.has(from) && names.has(to) ? [{ colour: COLOURS[colour], from, to }] : [],
  );
