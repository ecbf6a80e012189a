import type { PlacesField, SetupField } from '../rules/setup.ts';
import { NONE } from '../rules/setup.ts';
import { BLACK, SIDES, WHITE, sideLetter } from '../rules/side.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { shapeOf, siteNamed } from '../topology/topology.ts';
import type { Game } from './groundText.ts';
import { sitesNamed, writePlaces } from './groundText.ts';
import { readHeld, strayEntry, writeHeld } from './heldText.ts';
import type { PositionMessage } from './positionMessage.ts';

type Names = Pick<Game, 'topology' | 'kinds'>;

/**
 * The value of a field’s text in the form that a position holds; undefined if no position has that text
 * there.
 */
export function readValue({ topology, kinds }: Names, field: SetupField, text: string): unknown {
  switch (field.kind) {
    case 'turn':
      return SIDES.find((side) => sideLetter(side) === text);
    case 'choice':
      return field.options.find((option) => option.text === text)?.value;
    case 'site':
      return readSite(topology, text);
    case 'number':
      return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
    case 'places': {
      const places = readPlaces(topology, field, text);
      return places && field.pack(places);
    }
    case 'hands': {
      const held = readHeld(kinds, field, text);
      return held && field.pack(held);
    }
  }
}

/** The text of a field for a value, which must come from a position. */
export function writeValue({ topology, kinds }: Names, field: SetupField, value: unknown): string {
  switch (field.kind) {
    case 'turn':
      return sideLetter(value === WHITE ? WHITE : BLACK);
    case 'choice':
      return field.options.find((option) => option.value === value)?.text ?? NONE;
    case 'site':
      return value === NO_SITE ? NONE : shapeOf(topology, Number(value)).name;
    case 'number':
      return String(Number(value));
    case 'places':
      return writePlaces(topology, field.unpack(value));
    case 'hands':
      return writeHeld(kinds, field, field.unpack(value));
  }
}

/**
 * The text of a field as it would be written, from a text that may have hands and places in any order and
 * number; undefined if the text has no meaning in that field.
 */
export function tidyField(names: Names, field: SetupField, text: string): string | undefined {
  switch (field.kind) {
    case 'places': {
      const places = readPlaces(names.topology, field, text);
      return places && writePlaces(names.topology, places);
    }
    case 'hands': {
      const held = readHeld(names.kinds, field, text);
      return held && writeHeld(names.kinds, field, held);
    }
    case 'turn':
    case 'choice':
    case 'site':
    case 'number':
      return readValue(names, field, text) === undefined ? undefined : text;
  }
}

/** The message that a text has no meaning in that field. */
export function refusalOf({ topology, kinds }: Names, field: SetupField, text: string): PositionMessage {
  const { name } = field;
  switch (field.kind) {
    case 'turn':
      return { id: 'field/one-of', name, texts: SIDES.map(sideLetter), text };
    case 'choice':
      return { id: 'field/one-of', name, texts: field.options.map((option) => option.text), text };
    case 'site':
      return { id: 'field/no-site', name, text };
    case 'number':
      return { id: 'field/no-number', name, text };
    case 'places': {
      const stray = text.split(',').find((part) => !field.sites.includes(siteNamed(topology, part)));
      return { id: 'field/never-there', name, place: stray ?? text };
    }
    case 'hands':
      return { id: 'field/never-held', entry: strayEntry(kinds, field, text) ?? text };
  }
}

function readSite(topology: Topology, text: string): Site | undefined {
  if (text === NONE) return NO_SITE;
  const site = siteNamed(topology, text);
  return site === NO_SITE ? undefined : site;
}

function readPlaces(topology: Topology, { sites }: PlacesField, text: string): readonly Site[] | undefined {
  const places = sitesNamed(topology, text);
  return places.every((place) => sites.includes(place)) ? places : undefined;
}
