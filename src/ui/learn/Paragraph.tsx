import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { withReferences } from '../../rulebook/references.ts';
import type { Section } from '../../rulebook/rulebook.ts';
import * as learn from '#words/ui/learn.ts';

interface ParagraphProps {
  readonly text: string;
  /** The sections of the rulebook. */
  readonly sections: readonly Section[];
  /** A link to the section with an id. */
  readonly link: (id: string, name: string) => ReactNode;
}

/** A paragraph of the rules, in which the titles of other sections are links to them. */
export const Paragraph = ({ text, sections, link }: ParagraphProps) => (
  <p>
    {withReferences(text, sections, learn.seen).map((part) =>
      typeof part === 'string' ? part : <Fragment key={part.id}>{link(part.id, part.name)}</Fragment>,
    )}
  </p>
);
