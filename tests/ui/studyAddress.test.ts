import { expect, it } from 'vitest';
import { annotate } from '../../src/engine/tree/edits.ts';
import { toggleGlyph } from '../../src/engine/tree/notes.ts';
import { newStudy } from '../../src/store/explore/study.ts';
import { studyLink } from '../../src/ui/explore/studyAddress.ts';
import { variantNamed } from '../support/registry.ts';

it('a study without moves has no link, unless something is noted on the start, a judgement included', () => {
  const study = newStudy(variantNamed('hex39'));
  expect(studyLink(study)).toBe('');
  const judged = annotate(study.tree, [], (notes) => toggleGlyph(notes, 10));
  expect(studyLink({ ...study, tree: judged })).not.toBe('');
});
