import { at } from '../../engine/at.ts';
import { memo } from '../../engine/memo.ts';
import type { Game } from '../../engine/game/game.ts';
import { newGame, positionAt, touchedByTurn } from '../../engine/game/game.ts';
import { notesOn } from '../../engine/game/notes.ts';
import { boundKinds } from '../../engine/game/shades.ts';
import type { Showcase } from '../../engine/game/showcase.ts';
import { marksOn } from '../../engine/game/showcase.ts';
import type { Held } from '../../engine/rules/hand.ts';
import type { Mark } from '../../engine/rules/mark.ts';
import { pickSite } from '../../engine/rules/move.ts';
import { EMPTY, belongsTo, kindOf } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Terrain } from '../../engine/rules/terrain.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import { otherSide } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import { countOfShades, siteNamed } from '../../engine/topology/topology.ts';
import { gameOf } from '../../rulebook/examples.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { beginSelection } from '../../store/selection.ts';
import { buttonsOf, occupiedAmong, sitesAtStake, targetsOf } from '../../store/targets.ts';
import { say } from '../../words/say.ts';
import { shadeWords } from '../../words/en/shades.ts';
import { spoken } from '../../words/spoken.ts';
import type { Layout } from '../board/geometry.ts';
import { centreOf, isCrossing, layoutOf } from '../board/geometry.ts';
import { holesIn } from '../board/holes.ts';
import type { BoardLayers } from '../board/Layers.tsx';
import * as names from '#words/ui/names.ts';
import * as words from '#words/ui/signs.ts';

/** A sign with its meaning. */
export type Sign = SignOnBoard | SignInHand;

/** A sign on a board, with the layers that show it there. */
export interface SignOnBoard {
  readonly words: string;
  readonly variant: Variant;
  /** The site that has it, or where else it is in the drawing of the board. */
  readonly at: Site | Point;
  readonly board: Board;
  readonly layers: BoardLayers;
  /** Whether it lies on the edge of its site, and so in part beyond that. */
  readonly isOnEdge?: boolean;
}

/** A sign on a piece in hand. */
interface SignInHand {
  readonly words: string;
  readonly variant: Variant;
  readonly held: Held;
}

/** The board as the signs show it. */
export const layoutOfSigns = ({ topology }: Variant): Layout => layoutOf(topology, false, false);

/** Makes the signs of a position. */
function signMaker(game: Game, ply: number) {
  const { variant } = game;
  const position = positionAt(game, ply);
  const { terrain } = notesOn(variant, position);
  return (meaning: string, at: Site | Point, layers: BoardLayers): Sign => ({
    words: meaning,
    variant,
    at,
    board: position.board,
    layers: { terrain, ...layers },
  });
}

/** The signs that a board shows at a ply, the passing ones first, each meaning once. */
export function signsNow(game: Game, ply: number): readonly Sign[] {
  const { variant } = game;
  const position = positionAt(game, ply);
  const { terrain, marks } = notesOn(variant, position);
  const sign = signMaker(game, ply);
  const lastMove = touchedByTurn(game, ply);
  const marked = marks.flatMap((mark): Sign[] => {
    const { kind, site, about } = mark;
    if (about !== undefined) return [];
    // What a note says can be seen on the figure of its piece.
    if (kind === 'note') return [signOfNote(variant, position.board, terrain, mark)];
    return [sign(words.marks[kind], site, { marks: [mark] })];
  });
  return unique([
    ...lastMove.slice(-1).map((site) => sign(words.lastMove, site, { lastMove })),
    ...marked,
    ...variant.hands(position).flatMap((held) => signsOfHeld(variant, held)),
    ...wholeFirst(variant, terrain).flatMap((one) =>
      one.meaning ? [signOfGround(variant, terrain, one, say(one.meaning))] : [],
    ),
    ...signsOfColours(variant),
    ...(variant.gap ? [sign(say(variant.gap), gapIn(layoutOfSigns(variant)), {})] : []),
  ]);
}

/** A kind of ground with its name and the sign for it. */
export interface NamedGround {
  readonly name: string;
  readonly sign: SignOnBoard;
}

/** Each kind of ground that has a name, as it is at the start of a game, without pieces. */
export function namedGround(variant: Variant): readonly NamedGround[] {
  const terrain = wholeFirst(variant, variant.terrain(variant.start));
  const { gap } = variant;
  const ground = names.ground.flatMap(({ kind, side, name }): NamedGround[] => {
    const first = terrain.find((other) => other.kind === kind && (side === undefined || other.side === side));
    if (!first) return [];
    return [{ name, sign: signOfGround(variant, terrain, first, first.meaning ? say(first.meaning) : name) }];
  });
  const colours = signOfAllColours(variant);
  return [
    ...ground,
    ...(gap
      ? [{ name: names.gap, sign: signOfPlace(variant, terrain, gapIn(layoutOfSigns(variant)), say(gap)) }]
      : []),
    ...(colours ? [{ name: names.colours, sign: colours }] : []),
  ];
}

/** The signs with names that marks have on the board at a ply, be it only while a piece is picked. */
export function namedMarks(game: Game, ply: number): readonly NamedGround[] {
  const { variant } = game;
  const { marks } = notesOn(variant, positionAt(game, ply));
  return namesOfMarks(variant).filter(({ kind }) => marks.some((mark) => mark.kind === kind));
}

/** The marks that have names, each on a square with all of the board around it. */
const namesOfMarks = memo((variant: Variant) => {
  const layout = layoutOfSigns(variant);
  const terrain = variant.terrain(variant.start);
  const site = [...layout.topology.sites.keys()].findIndex(
    (other) => !isCrossing(layout, other) && !terrain.some((one) => one.site === other),
  );
  return names.marks.map(({ kind, name }) => {
    const mark: Mark = { kind, site, label: spoken(words.marks[kind]) };
    const sign = signOfPlace(variant, terrain, site, words.marks[kind]);
    return { kind, name, sign: { ...sign, layers: { ...sign.layers, marks: [mark] } } };
  });
});

/** The signs that a board shows at a ply, with all to which a name leads. */
export const namedSignsAt = (game: Game, ply: number): readonly Sign[] =>
  unique([
    ...signsNow(game, ply),
    ...[...namedGround(game.variant), ...namedMarks(game, ply)].map(({ sign }) => sign),
  ]);

/** The sign of a place of the board, without any piece. */
const signOfPlace = (
  variant: Variant,
  terrain: readonly Terrain[],
  place: Site | Point,
  meaning: string,
): SignOnBoard => ({
  words: meaning,
  variant,
  at: place,
  board: variant.start.board.map(() => EMPTY),
  layers: { terrain },
});

/** The sign of special ground. */
const signOfGround = (
  variant: Variant,
  terrain: readonly Terrain[],
  { kind, site }: Terrain,
  meaning: string,
): SignOnBoard => ({ ...signOfPlace(variant, terrain, site, meaning), isOnEdge: kind === 'zone' });

/** Terrain in an order in which that comes first which has most of the board around it. */
function wholeFirst({ topology: { sites } }: Variant, terrain: readonly Terrain[]): readonly Terrain[] {
  const around = ({ site }: Terrain) => {
    const [x, y] = at(sites, site).centre;
    return sites.filter(({ centre }) => Math.hypot(centre[0] - x, centre[1] - y) < AROUND).length;
  };
  return terrain
    .map((one) => ({ one, count: around(one) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ one }) => one);
}

/** How far from a site those are that touch it at least at a corner. */
const AROUND = 1.5;

/** The signs of the colours that sites have by name: a theme may draw patterns instead, and not everyone tells colours apart. */
const signsOfColours = memo((variant: Variant): readonly SignOnBoard[] => {
  const { topology, start } = variant;
  if (countOfShades(topology) < 3) return [];
  const special = new Set(variant.terrain(start).map(({ site }) => site));
  const bound = boundKinds(variant);
  return topology.sites
    .flatMap(({ kind, shade }, site) =>
      special.has(site) ? [] : shadeWords(variant, site).map((word) => ({ kind, shade, site, word })),
    )
    .filter(({ shade }, i, all) => all.findIndex((other) => other.shade === shade) === i)
    .toSorted((a, b) => a.shade - b.shade)
    .map(({ kind, site, word }) => signOfPlace(variant, [], site, words.colour(word, kind, bound)));
});

/** The sign of all those colours together, where three of them meet; null on other boards. */
const signOfAllColours = memo((variant: Variant): SignOnBoard | null => {
  const [colour] = signsOfColours(variant);
  if (!colour) return null;
  const { sites } = variant.topology;
  const isAt =
    ([x, y]: Point) =>
    ([otherX, otherY]: Point) =>
      Math.hypot(otherX - x, otherY - y) < 0.01;
  const meeting = sites
    .flatMap(({ outline }) => outline)
    .find((corner) => sites.filter(({ outline }) => outline.some(isAt(corner))).length === 3);
  return meeting ? signOfPlace(variant, [], meeting, words.colours(boundKinds(variant))) : null;
});

/** What is shown with the figure of a piece in hand. */
function signsOfHeld(variant: Variant, held: Held): readonly Sign[] {
  const { turnsLeft, due, count } = held;
  return [
    ...(due ? [words.held.due] : []),
    ...(turnsLeft !== null && !due ? [words.held.turns] : []),
    ...(count > 1 ? [words.held.count] : []),
  ].map((meaning) => ({ words: meaning, variant, held }));
}

/** The middle of a gap with squares above and beside it: those show how deep it is. */
function gapIn(layout: Layout): Point {
  const inside = holesIn(layout).find(({ isBelowSquare, isBesideSquare }) => isBelowSquare && isBesideSquare);
  return inside ? [inside.left + 0.5, inside.top + 0.5] : [0, 0];
}

/** The sign of what a note says of a piece, with that piece where ground is all around it: where it stands some may be missing. */
function signOfNote(variant: Variant, board: Board, terrain: readonly Terrain[], note: Mark): SignOnBoard {
  const layout = layoutOfSigns(variant);
  const isWhole = (site: Site) => squaresAround(layout, site, terrain).length === 4;
  const { site } = note;
  const place =
    isCrossing(layout, site) && !isWhole(site)
      ? board.findIndex((_, other) => isCrossing(layout, other) && isWhole(other))
      : site;
  return {
    words: noteWords(variant, board, note),
    variant,
    at: place,
    board: board.with(place, pieceAt(board, site)),
    layers: { terrain },
  };
}

/** The squares of which a crossing is a corner, those that are there. */
function squaresAround(layout: Layout, crossing: Site, terrain: readonly Terrain[]): readonly Site[] {
  const [x, y] = centreOf(layout, crossing);
  return [...layout.topology.sites.keys()].filter((site) => {
    const [across, down] = centreOf(layout, site);
    const isNear = Math.max(Math.abs(across - x), Math.abs(down - y)) < 0.75;
    return isNear && !isCrossing(layout, site) && !isAbsent(terrain, site);
  });
}

const noteWords = ({ kinds }: Variant, board: Board, { site, label }: Mark): string =>
  words.piece(at(kinds, kindOf(pieceAt(board, site))).name, say(label));

/** The signs that picking a site shows at a ply. */
function signsOfPick(game: Game, ply: number, picked: Site): readonly Sign[] {
  const { variant } = game;
  const selection = beginSelection(game, ply, pickSite(picked));
  if (!selection) return [];
  const { binding } = selection;
  const sign = signMaker(game, ply);
  const { marks } = notesOn(variant, positionAt(game, ply));
  const targets = targetsOf(variant, selection).filter(({ kind }) => binding || kind === 'move');
  const stakes =
    binding && buttonsOf(selection).length > 0
      ? occupiedAmong(selection.position.board, sitesAtStake(variant, selection))
      : [];
  return [
    sign(binding ? words.picked : words.lookedAt, picked, {
      picked: [picked],
      targets: { targets: [], binding },
    }),
    ...targets.map((target) =>
      sign(binding ? words.targets[target.kind] : words.looking, target.site, {
        targets: { targets: [target], binding },
      }),
    ),
    ...stakes.map((site) =>
      sign(words.atStake, site, { marks: [{ kind: 'ready', site, label: spoken(words.atStake) }] }),
    ),
    ...marks
      .filter(({ about }) => about === picked)
      // A piece that stands there would cover it.
      .map((mark) => ({
        ...sign(words.marks.haven, mark.site, { marks: [mark] }),
        board: selection.position.board.with(mark.site, EMPTY),
      })),
  ];
}

/** The signs of what is marked on the board of a piece. */
export function signsOfShowcase(variant: Variant, showcase: Showcase): readonly SignOnBoard[] {
  const { board } = showcase.position;
  const { terrain } = notesOn(variant, showcase.position);
  return unique(
    marksOn(variant, showcase).flatMap((mark) =>
      mark.kind === 'note'
        ? []
        : [
            {
              words: words.marks[mark.kind],
              variant,
              at: mark.site,
              board,
              layers: { terrain, marks: [mark] },
            },
          ],
    ),
  );
}

/** The signs that picks show at a ply: any of the side to move, and the first of its enemy’s that shows some. */
function signsOfPicks(game: Game, ply: number): readonly Sign[] {
  const { board, turn } = positionAt(game, ply);
  const isForeign = (site: Site) => belongsTo(pieceAt(board, site), otherSide(turn));
  const sites = [...board.keys()];
  const own = sites.filter((site) => !isForeign(site)).flatMap((site) => signsOfPick(game, ply, site));
  // Each of these lists the enemy’s moves anew.
  for (const site of sites.filter(isForeign)) {
    const foreign = signsOfPick(game, ply, site);
    if (foreign.length > 0) return [...own, ...foreign];
  }
  return own;
}

/** All signs of a board, in the order in which somebody who looks at a ply of a game will wonder about them. */
export interface AllSigns {
  /** Those on the board at the ply. */
  readonly now: readonly Sign[];
  /** Those that a pick can show, at that ply or in an example. */
  readonly picking: readonly Sign[];
  /** Those that only examples show. */
  readonly later: readonly Sign[];
}

/** The signs that a ply of a game shows, and those that the examples of its rulebook show besides. */
export function allSigns(game: Game, ply: number, rulebook: Examples): AllSigns {
  const now = signsNow(game, ply);
  const examples = examplesIn(rulebook, game.variant);
  const picking = [
    ...signsOfPicks(game, ply),
    ...examples.flatMap(({ example, picked }) =>
      picked.flatMap((site) => signsOfPick(example, example.steps.length, site)),
    ),
    trial(game, ply),
  ];
  const later = examples.flatMap(({ example }) => signsNow(example, example.steps.length));
  return {
    now,
    picking: inOrder(unique(picking)),
    later: unique(later).filter((sign) => !now.some((other) => other.words === sign.words)),
  };
}

/** The signs that a board shows at some time: at the start of a game, or in an example. */
export function signsOfBook(variant: Variant, rulebook: Examples): readonly Sign[] {
  const examples = examplesIn(rulebook, variant).map(({ example }) => example);
  return unique([newGame(variant), ...examples].flatMap((game) => signsNow(game, game.steps.length)));
}

/** What of a rulebook has signs to show. */
export type Examples = Pick<Rulebook, 'variants' | 'sections'>;

/** The examples of a rulebook, those on the board of a variant first, each with the site that is picked there. */
function examplesIn(rulebook: Examples, { id }: Variant) {
  const examples = rulebook.sections.flatMap((section) =>
    section.examples.flatMap((shown) => {
      const example = gameOf(rulebook, shown);
      if (!example.ok) return [];
      const { topology } = example.value.variant;
      const picked = shown.picked === undefined ? [] : [siteNamed(topology, shown.picked)];
      return [{ example: example.value, picked }];
    }),
  );
  const isOwn = ({ example }: (typeof examples)[number]) => example.variant.id === id;
  return [...examples.filter(isOwn), ...examples.filter((example) => !isOwn(example))];
}

/** The sign of a move that was tried in vain, on an empty site whose ground is there. */
function trial(game: Game, ply: number): Sign {
  const position = positionAt(game, ply);
  const { terrain } = notesOn(game.variant, position);
  const tried = position.board.findIndex((piece, site) => piece === EMPTY && !isAbsent(terrain, site));
  return signMaker(game, ply)(words.tried, tried, { blockers: { tried, blockers: [] } });
}

/** What can be done comes before what cannot. */
const ORDER: readonly string[] = [words.picked, ...Object.values(words.targets)];

const inOrder = (signs: readonly Sign[]): readonly Sign[] => {
  const place = ({ words: meaning }: Sign) =>
    ORDER.includes(meaning) ? ORDER.indexOf(meaning) : ORDER.length;
  return signs.toSorted((a, b) => place(a) - place(b));
};

/** The first sign of each meaning. */
const unique = <S extends Sign>(signs: readonly S[]): readonly S[] =>
  signs.filter((sign, i) => signs.findIndex((other) => other.words === sign.words) === i);
