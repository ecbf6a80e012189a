import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Result } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { raise } from '../../store/fault.ts';
import { say } from '../../words/say.ts';
import { Loading } from '../Loading.tsx';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';

interface WithTextProps<Text> {
  /** The variant’s id. */
  readonly id: string;
  /** Loads the text about a variant; the same function each time. */
  readonly load: (id: string) => Promise<Result<Text>>;
  /** The title of the screen that says why the text could not be loaded. */
  readonly unloaded: string;
  /** What to show once the text has loaded. */
  readonly children: (variant: Variant, text: Text) => ReactNode;
}

/** Loads a text about a variant; says so for as long as it takes, and if it fails. */
export function WithText<Text extends { readonly variants: readonly Variant[] }>({
  id,
  load,
  unloaded,
  children,
}: WithTextProps<Text>) {
  const [text, setText] = useState<Result<Text> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load(id).then((loaded) => {
      if (isCurrent) setText(loaded);
    }, raise);
    return () => {
      isCurrent = false;
    };
  }, [id, load]);
  if (!text) return <Loading awaited={awaitedRules(id)} />;
  if (!text.ok) return <Unloaded id={id} title={unloaded} message={say(text.message)} />;
  const variant = text.value.variants.find((known) => known.id === id);
  if (!variant) throw new Error(`The text about ${id} is not about it.`);
  return children(variant, text.value);
}
