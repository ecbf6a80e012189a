import { readRecordText } from '../../engine/record/recordText.ts';
import { readTreeText } from '../../engine/record/readTreeText.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import { openedStudy } from './studyAddress.ts';

/** A link in a text, to a tree or a game. */
const LINK = /#\/(?:explore|play)\/([\w-]+)\/([\w-]+)/g;

/** A tree or a game of a text. */
export interface TreeInText {
  readonly tree: Tree;
  /** An empty string for a player without a name. */
  readonly players: BySide<string>;
}

/** The trees and games of a variant in a text, and what could not be read of them. */
interface TreesInText {
  readonly trees: readonly TreeInText[];
  readonly problems: readonly Message[];
}

/** Reads the links in a text, or else its records; those of other variants are passed over. */
export function treesIn(variant: Variant, text: string): TreesInText {
  const links = [...text.matchAll(LINK)].flatMap(([, id, link = '']) => (id === variant.id ? [link] : []));
  const opened = links.map((link) => openedStudy(variant, link));
  const records = links.length > 0 ? null : readRecordText(text);
  const read = (records?.ok ? records.value : [])
    .filter(({ record }) => record.variant === variant.id)
    .map((record) => readTreeText(variant, record));
  const trees = [
    ...opened.flatMap((study) => (study.ok ? [study.value.study] : [])),
    ...read.flatMap((tree) => (tree.ok ? [tree.value] : [])),
  ];
  const problems = [...opened, ...read].flatMap((one): Message[] =>
    one.ok ? (one.value.stopped ? [one.value.stopped] : []) : [one.message],
  );
  return { trees, problems };
}
