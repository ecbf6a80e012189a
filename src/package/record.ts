/**
 * Games and trees of variations as text: links that hold them whole, records with tags and moves as people write them,
 * and the notation of a move.
 *
 * @module oddboard/record
 */
export { readGameLink, writeGameLink } from '../engine/record/gameLink.ts';
export { AWAY } from '../engine/record/seats.ts';
export { notationAt, notationsOf } from '../engine/record/notation.ts';
export { readNotation } from '../engine/record/readNotation.ts';
export { playThrough } from '../engine/record/record.ts';
export { recordOf } from '../engine/record/recordOf.ts';
export { readRecordText, writeRecordText } from '../engine/record/recordText.ts';
export { readTreeText } from '../engine/record/readTreeText.ts';
export { openedTree, writeTreeLink } from '../engine/record/treeLink.ts';
export { writeTreeText } from '../engine/record/treeText.ts';
export { roundsOf } from '../engine/record/rounds.ts';
export { playWritten } from '../engine/record/writtenRecord.ts';

export type { Identity } from '../engine/game/identity.ts';
export type { GameRecord, RecordFrame, Replay } from '../engine/record/record.ts';
export type { TreeText } from '../engine/record/readTreeText.ts';
export type { LinkedTree, OpenedTree } from '../engine/record/treeLink.ts';
export type { Letter } from '../engine/record/letter.ts';
export type { RecordText } from '../engine/record/recordText.ts';
export type { Round, Turn, TurnPart } from '../engine/record/rounds.ts';
export type { BySide } from '../engine/rules/side.ts';
export type { Seat } from '../engine/record/seats.ts';
export type { TextMessage } from '../engine/record/textMessage.ts';
export type { WrittenMove, WrittenRecord } from '../engine/record/writtenRecord.ts';
