import { diagrams } from '../../src/words/en/diagrams.ts';
import { editor } from '../../src/words/en/editor.ts';
import { keeping } from '../../src/words/en/keeping.ts';
import { opening } from '../../src/words/en/opening.ts';
import { reasons } from '../../src/words/en/reasons.ts';
import { recordText } from '../../src/words/en/recordText.ts';
import { addSentences } from '../../src/words/say.ts';

// Tests of the engine ask for messages without the parts of the page that bring their sentences.
addSentences({ ...reasons, ...diagrams, ...recordText, ...keeping, ...opening, ...editor });

export { say } from '../../src/words/say.ts';
