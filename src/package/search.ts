/**
 * Finding good moves in any variant, and proving who wins by force. What it is asked and answers is plain data, so that
 * it can run in a worker.
 *
 * @module oddboard/search
 */
export { checkProof } from '../engine/search/proof/check.ts';
export { proveTask } from '../engine/search/proof/prove.ts';
export { finish, finishWithin } from '../engine/finish.ts';
export { playedIn, taskOf } from '../engine/search/taskOf.ts';
export { newMemory, think } from '../engine/search/think.ts';
export { levels } from '../engine/search/thought.ts';

export type { Rejection } from '../engine/search/proof/check.ts';
export type { Claim, Finding, Goal, Proof, ProofProgress, ProofTask } from '../engine/search/proof/proof.ts';
export type { Proving } from '../engine/search/proof/prove.ts';
export type { Table } from '../engine/search/table.ts';
export type { Memory, Thinking } from '../engine/search/think.ts';
export type { Level, Limits, Line, Played, Score, Task, Thought } from '../engine/search/thought.ts';
