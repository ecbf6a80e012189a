import { reasons } from '../words/en/reasons.ts';
import { addSentences } from '../words/say.ts';

// Reasons are loaded when somebody asks for one, and so are their sentences.
addSentences(reasons);

export { whyNot } from '../engine/game/explain.ts';
