import { awaitDownload } from '../../engine/rules/loading.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import type { ExportedStudies } from './exportFile.ts';
import type { ImportCounts } from './openingMessage.ts';
import type { Repository } from './repository.ts';
import type { SavedStudy } from './savedStudy.ts';
import { isNewerStudy, readStudy } from './savedStudy.ts';

interface ImportedStudies {
  readonly counts: ImportCounts;
  /** Why it stopped, if it did. */
  readonly trouble: Message | null;
}

/**
 * Puts studies into a repository. One that is already there gets what the import has more. If the two cannot be one
 * study, both are kept, the imported one under a new id.
 */
export async function importStudies(
  repository: Repository<SavedStudy>,
  { studies, asTheyAre, leftOut }: ExportedStudies,
  newId: () => string,
): Promise<ImportedStudies> {
  const counts = { added: 0, known: 0, updated: 0, damaged: 0, leftOut };
  for (const study of studies) {
    const result = await put(repository, study, newId);
    if (!result.ok) return { counts, trouble: result.message };
    counts[result.value]++;
  }
  for (const value of asTheyAre) {
    const written = await repository.restore(value);
    if (!written.ok) return { counts, trouble: written.message };
    counts[readStudy(value).ok ? 'added' : 'damaged']++;
  }
  return { counts, trouble: null };
}

/** What happened to a study. */
type Placed = 'added' | 'known' | 'updated';

async function put(
  repository: Repository<SavedStudy>,
  study: SavedStudy,
  newId: () => string,
): Promise<Result<Placed>> {
  const all = await repository.all();
  if (!all.ok) return all;
  const saved = all.value.flatMap((value) => {
    const read = readStudy(value);
    return read.ok ? [read.value] : [];
  });
  const isSame = ({ id, title, variant, link }: SavedStudy) =>
    // A study that was once put under a new id has another one here than in the import.
    (id === study.id || title === study.title) && variant === study.variant && link === study.link;
  if (saved.some(isSame)) return success('known');
  const here = saved.find(({ id }) => id === study.id);
  if (here && !isNewerStudy(here)) {
    // Trees are loaded only if two have to be compared.
    const loaded = await awaitDownload(import('../explore/joinStudies.ts'), { id: 'loading/opening' });
    if (!loaded.ok) return loaded;
    const joined = await loaded.value.joinStudies(here, study);
    if (joined === here) return success('known');
    if (joined) {
      const written = await repository.put(joined, here.revision);
      if (written.kind === 'kept') return success('updated');
      if (written.kind === 'failed') return failure(written.message);
    }
  } else {
    const written = await repository.put(study, null);
    if (written.kind === 'kept') return success('added');
    if (written.kind === 'failed') return failure(written.message);
  }
  const written = await repository.put({ ...study, id: newId() }, null);
  return written.kind === 'failed' ? failure(written.message) : success('added');
}
