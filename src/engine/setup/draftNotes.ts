import type { CommonMessage } from '../rules/commonMessage.ts';
import type { Position } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import type { Terrain } from '../rules/terrain.ts';
import type { Draft } from './draft.ts';
import type { SetupMessage } from './setupMessage.ts';
import { placesOf } from './draft.ts';
import { placesFieldOf } from './groundText.ts';
import type { Notes } from '../game/notes.ts';
import { notesOn } from '../game/notes.ts';

/** What a draft shows besides its pieces: everything if it is a position, otherwise only the ground. */
export const notesOnDraft = (draft: Draft, verdict: Result<Position>): Notes =>
  verdict.ok ? notesOn(draft.variant, verdict.value) : { marks: [], terrain: groundOf(draft) };

function groundOf(draft: Draft): Terrain[] {
  const { variant } = draft;
  const field = placesFieldOf(variant);
  const places = placesOf(draft);
  const lasting = notesOn(variant, variant.start).terrain.filter(
    ({ kind }) => kind !== 'absent' && kind !== 'vacant' && kind !== 'movable',
  );
  const absent = (field?.absent(places) ?? []).map((site): Terrain => ({
    kind: field?.sites.includes(site) ? 'vacant' : 'absent',
    site,
    side: null,
    label: { id: 'common/not-there-now' } satisfies CommonMessage,
  }));
  const movable = places.map((site): Terrain => ({
    kind: 'movable',
    site,
    side: null,
    label: { id: 'setup/movable-square' } satisfies SetupMessage,
  }));
  return [...lasting, ...absent, ...movable];
}
