import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Scene } from './scene.ts';
import { siteName } from './scene.ts';
import type { Piece } from './piece.ts';
import { kindOf, sideOf } from './piece.ts';
import { pieceAt } from './position.ts';
import type { Side } from './side.ts';

/** A piece as an argument of a message: its side and the name of its kind. */
export interface NamedPiece {
  readonly side: Side;
  readonly kind: string;
}

/** A piece on the board, as an argument of a message. */
export interface PlacedPiece extends NamedPiece {
  readonly site: string;
}

/** The names for a piece, which must not be `EMPTY`. */
export const namedPiece = ({ kinds }: Pick<Scene, 'kinds'>, piece: Piece): NamedPiece => ({
  side: sideOf(piece),
  kind: at(kinds, kindOf(piece)).name,
});

/** The names for the piece on a site, which must not be empty. */
export const placedPiece = (scene: Pick<Scene, 'kinds' | 'topology' | 'board'>, site: Site): PlacedPiece => ({
  ...namedPiece(scene, pieceAt(scene.board, site)),
  site: siteName(scene, site),
});
