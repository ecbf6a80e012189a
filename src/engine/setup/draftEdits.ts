import { at } from '../at.ts';
import type { HeldOne } from '../rules/hand.ts';
import type { Piece } from '../rules/piece.ts';
import { EMPTY, kindOf, pieceOf, sideOf } from '../rules/piece.ts';
import { pieceAt } from '../rules/position.ts';
import type { HandsField, SetupField } from '../rules/setup.ts';
import { NONE } from '../rules/setup.ts';
import { otherSide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import { shapeOf, siteNamed } from '../topology/topology.ts';
import type { Shown } from './diagramLines.ts';
import type { Draft } from './draft.ts';
import { draftOf, fieldText, placesOf, readField } from './draft.ts';
import { placesFieldOf, writePlaces } from './groundText.ts';
import { readHeld, writeHeld } from './heldText.ts';

/** The draft with a piece on a site; `EMPTY` clears the site. */
export function withPiece(draft: Draft, site: Site, piece: Piece): Draft {
  if (pieceAt(draft.board, site) === piece) return draft;
  return { ...draft, board: draft.board.with(site, piece) };
}

/** The draft with the piece on one site moved to another; the piece that stood there is gone. */
export function withPieceMoved(draft: Draft, from: Site, to: Site): Draft {
  const piece = pieceAt(draft.board, from);
  if (piece === EMPTY || from === to) return draft;
  return { ...draft, board: draft.board.with(from, EMPTY).with(to, piece) };
}

/** The draft with another text in one of its fields; the same draft if the text is not well formed. */
export function withField(draft: Draft, field: SetupField, text: string): Draft {
  const read = readField(draft.variant, field, text);
  if (!read.ok || read.value === fieldText(draft, field)) return draft;
  return { ...draft, fields: draft.fields.with(draft.variant.setup.fields.indexOf(field), read.value) };
}

/**
 * The draft with a movable part of the ground moved from one place to another, together with the piece on it
 * if the new place is empty. `from` is `NO_SITE` to add a part, and `to` is `NO_SITE` to remove one.
 */
export function withGroundMoved(draft: Draft, from: Site, to: Site): Draft {
  const field = placesFieldOf(draft.variant);
  if (!field) return draft;
  const places = [...placesOf(draft).filter((place) => place !== from), to].filter(
    (site) => site !== NO_SITE,
  );
  const moved = withField(draft, field, writePlaces(draft.variant.topology, places));
  const isFree = from !== NO_SITE && to !== NO_SITE && pieceAt(draft.board, to) === EMPTY;
  return isFree ? withPieceMoved(moved, from, to) : moved;
}

/** The pieces in both hands of a draft. */
export const heldIn = (draft: Draft, field: HandsField): readonly HeldOne[] =>
  readHeld(draft.variant.kinds, field, fieldText(draft, field)) ?? [];

export const withHeld = (draft: Draft, field: HandsField, held: readonly HeldOne[]): Draft =>
  withField(draft, field, writeHeld(draft.variant.kinds, field, held));

/**
 * The draft with the pieces of a diagram instead of its own. Movable parts of the ground go where the diagram
 * shows them; it says nothing about those in ranks that it leaves out.
 */
export function withDiagram(draft: Draft, { board, ranks, places }: Shown): Draft {
  const drawn = { ...draft, board };
  const field = placesFieldOf(draft.variant);
  if (!field || !places) return drawn;
  const before = placesOf(draft);
  const elsewhere = before.filter((place) => !ranks.some((rank) => rank.includes(place)));
  const now = [...places, ...elsewhere.slice(0, Math.max(0, before.length - places.length))];
  return withField(drawn, field, writePlaces(draft.variant.topology, now));
}

export const startDraft = (variant: Variant): Draft => draftOf(variant, variant.start);

/** An empty board, with nothing in hand and everything else as usual. */
export function clearDraft({ variant }: Draft): Draft {
  const start = startDraft(variant);
  return {
    variant,
    board: start.board.map(() => EMPTY),
    fields: variant.setup.fields.map((field) => {
      switch (field.kind) {
        case 'choice':
          return at(field.options, 0).text;
        case 'hands':
        case 'site':
          return NONE;
        case 'turn':
        case 'number':
        case 'places':
          return fieldText(start, field);
      }
    }),
  };
}

/**
 * The draft with the sides swapped: the board makes a half turn, and everything on it, in hand and in the
 * fields goes to the other side. The half turn reverses the order of the sites, so that every piece finds a
 * place even on a board whose halves differ. Swapping twice gives the same draft.
 */
export function withSidesSwapped(draft: Draft): Draft {
  const { variant, board } = draft;
  const { topology, setup } = variant;
  const order = topology.ranks.flat();
  const image = (site: Site): Site => at(order, order.length - 1 - order.indexOf(site));
  const keepsTurn = setup.fields.some(
    (field) =>
      field.kind === 'choice' &&
      field.options.some((option) => option.text === fieldText(draft, field) && option.keepsTurn),
  );
  const swapped = (field: SetupField): string => {
    const text = fieldText(draft, field);
    switch (field.kind) {
      case 'turn':
        return (text === 'w') === keepsTurn ? 'w' : 'b';
      case 'site':
        return text === NONE ? NONE : shapeOf(topology, image(siteNamed(topology, text))).name;
      case 'places':
        return writePlaces(topology, placesOf(draft).map(image));
      case 'hands':
        return writeHeld(
          variant.kinds,
          field,
          heldIn(draft, field).map((one) => ({ ...one, holder: otherSide(one.holder) })),
        );
      case 'choice':
      case 'number':
        return text;
    }
  };
  return {
    variant,
    board: board.map((_, site) => inOtherColour(pieceAt(board, image(site)))),
    fields: setup.fields.map(swapped),
  };
}

const inOtherColour = (piece: Piece): Piece =>
  piece === EMPTY ? EMPTY : pieceOf(kindOf(piece), otherSide(sideOf(piece)));
