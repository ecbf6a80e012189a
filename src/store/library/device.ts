import { randomId } from '../randomId.ts';
import { scoped } from '../scope.ts';
import type { StudyMeans } from '../explore/studyAutosave.ts';
import type { AutosaveMeans } from './autosave.ts';
import { createLibrary } from './libraryStore.ts';
import { openRepositories } from './repository.ts';

/** The database in which the first Oddboard kept games, whatever folder it was served from. */
const FIRST = 'oddboard';

/** What is kept on this device. */
const repositories = openRepositories(scoped(), FIRST);

/** What autosave uses on this device. */
export const device: AutosaveMeans = {
  repository: repositories.games,
  now: () => Date.now(),
  newId: randomId,
};

/** What the autosave of studies uses on this device. */
export const studyDevice: StudyMeans = { ...device, repository: repositories.studies };

/** The games and studies on this device. */
export const library = createLibrary(repositories, device.newId);
