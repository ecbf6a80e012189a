/**
 * English sentences for the messages of games: reasons, problems, labels and ends.
 *
 * @module oddboard/words/en
 */
export { drawSentence, outcomeSentence } from '../words/en/outcomes.ts';
export { loadAllWords, loadBoardWords, loadReasonWords } from '../words/load.ts';
export { addSentences, say } from '../words/say.ts';

export type { Say } from '../engine/rules/message.ts';
export type { Table } from '../words/sentences.ts';
