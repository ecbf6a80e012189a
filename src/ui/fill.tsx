import type { ReactNode } from 'react';
import { Fragment } from 'react';

/**
 * A sentence with elements in it: each name in braces is replaced by the element of that name. A name without
 * an element stays as it is.
 */
export const fill = (sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, i) => <Fragment key={i}>{i % 2 === 0 ? part : (elements[part] ?? `{${part}}`)}</Fragment>);
