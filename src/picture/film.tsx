import { renderToString } from 'preact-render-to-string';
import type { Game } from '../engine/game/game.ts';
import { effectsOfStep, positionAt, touchedByTurn } from '../engine/game/game.ts';
import type { BySide } from '../engine/rules/side.ts';
import { bySide } from '../engine/rules/side.ts';
import { layoutOf } from '../ui/board/geometry.ts';
import type { PieceSet } from '../ui/board/PieceFigure.tsx';
import type { Frame } from './frames.ts';
import { framesOf } from './frames.ts';
import { Hatching } from './Hatching.tsx';
import type { Figures } from './figures.ts';
import { isPieces, piecesIn, withFigures } from './figures.ts';
import type { FilmLayer, OpenLayers } from './layers.ts';
import { addFrame } from './layers.ts';
import { elementsIn, shortened, takeApart } from './markup.ts';
import type { PlateContent } from './Plate.tsx';
import { Plate } from './Plate.tsx';
import { plateLayoutOf } from './plateLayout.ts';
import type { Arrival, Track } from './tracks.ts';
import { tracksOf } from './tracks.ts';
import { writable } from './writable.ts';
import { sideName } from '#words/grammar.ts';

/** What is shown of a game, and how. */
export interface FilmOptions {
  readonly title: string;
  /** The names of the players, empty where they have none. */
  readonly players: BySide<string>;
  /** The ply with which it begins. */
  readonly from: number;
  readonly flipped: boolean;
  readonly coordinates: boolean;
  readonly set: PieceSet;
}

/** A game as everything that its frames show, each thing once, with the frames in which it is there. */
export interface Film {
  /** Its name for people who do not see it, as markup, and the grounds of printed boards. */
  readonly title: string;
  readonly hatching: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Frame[];
  /** From below to above, without the pieces. */
  readonly layers: readonly FilmLayer[];
  /** The tag around the pieces, and how many layers are below it. */
  readonly pieces: { readonly tag: string; readonly above: number };
  /** How the pieces look, on the board and in hands. */
  readonly figures: ReadonlyMap<string, string>;
  readonly tracks: readonly Track[];
}

/** Draws the frames of a game one after the other, and yields how many are drawn and how many there are. */
export function* drawFilm(game: Game, options: FilmOptions): Generator<readonly [number, number], Film> {
  const frames = framesOf(game, options.from);
  const content = contentOf(game, frames, options);
  const { layout } = content;
  const layers: OpenLayers = new Map();
  const figures: Figures = new Map();
  const arrivals: Arrival[] = [];
  let pieces = { tag: '<g>', above: 0 };
  for (const [i, { ply, since, text, outcome }] of frames.entries()) {
    const plies = pliesAfter(since, ply);
    const state = {
      position: positionAt(game, ply),
      lastMove: touchedByTurn(game, ply),
      text: writable(text),
      outcome,
    };
    const markup = renderToString(<Plate content={content} state={state} />);
    const drawn = elementsIn(shortened(markup)).map(takeApart);
    const above = drawn.findIndex(isPieces);
    pieces = { tag: drawn[above]?.tag ?? pieces.tag, above };
    const others = drawn.toSpliced(above, 1).map((layer) => withFigures(layer, figures));
    addFrame(layers, others, i);
    arrivals.push({
      effects: plies.flatMap((each) => effectsOfStep(game, each)),
      pieces: piecesIn(drawn, figures),
    });
    yield [i + 1, frames.length];
  }
  return {
    title: renderToString(
      <title>{[content.title, ...(hasNames(options) ? content.names : [])].join(', ')}</title>,
    ),
    hatching: renderToString(<Hatching />),
    left: layout.left,
    top: layout.top,
    width: layout.width,
    height: layout.height,
    frames,
    layers: [...layers].map(([tag, items]) => ({ tag, items })),
    pieces,
    figures,
    tracks: tracksOf(layout.board, arrivals),
  };
}

const hasNames = ({ players }: FilmOptions): boolean => players.some((name) => name !== '');

/** The plies after one up to another. */
const pliesAfter = (since: number, ply: number): number[] =>
  Array.from({ length: ply - since }, (_, i) => since + 1 + i);

/** What is the same in all frames. Players are shown if one has a name, or if they hold pieces. */
function contentOf(game: Game, frames: readonly Frame[], options: FilmOptions): PlateContent {
  const { title, players, flipped, coordinates, set } = options;
  const { variant } = game;
  const board = layoutOf(variant.topology, flipped, coordinates);
  const kinds = frames.flatMap(({ ply }) => {
    const held = variant.hands(positionAt(game, ply));
    return bySide((side) => held.filter(({ holder }) => holder === side).length);
  });
  return {
    variant,
    set,
    labelled: coordinates,
    layout: plateLayoutOf(board, {
      players: variant.hasHands || hasNames(options),
      kinds: Math.max(0, ...kinds),
      outcome: frames.at(-1)?.outcome ?? '',
    }),
    title: writable(title),
    names: bySide((side) => (players[side] === '' ? sideName(side) : writable(players[side]))),
  };
}
