import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Draft } from '../../engine/setup/draft.ts';
import { textOf } from '../../engine/setup/draft.ts';
import { startDraft } from '../../engine/setup/draftEdits.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { createEditorStore } from '../../store/editorStore.ts';
import { Loading } from '../Loading.tsx';
import { addressWriter } from '../addressWriter.ts';
import { fromAddress, inAddress } from '../positionAddress.ts';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';
import { useVariant } from '../useVariant.ts';
import { EditorContext } from './EditorContext.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { say } from '../../words/say.ts';
import * as editor from '#words/ui/editor.ts';

interface EditorPageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The position that the address holds; empty for the starting position. */
  readonly address: string;
}

/** Sets up a position. The address holds it even if the rules reject it, so that a reload restores it. */
export function EditorPage({ id, address }: EditorPageProps) {
  const variant = useVariant(id);
  if (!variant) return <Loading awaited={awaitedRules(id)} />;
  if (!variant.ok) return <Unloaded id={id} title={editor.nothingToSetUp} message={say(variant.message)} />;
  return <Editor variant={variant.value} address={address} />;
}

/**
 * How long the page waits for the next edit before it changes the address, in milliseconds: browsers refuse
 * too many changes.
 */
const DELAY = 150;

function Editor({ variant, address }: { readonly variant: Variant; readonly address: string }) {
  const [store] = useState(() => createEditorStore(variant, fromAddress(address)));
  const [, navigate] = useLocation();
  /** The address last written for the draft. Any other address is a request to see that one. */
  const written = useRef(address);

  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    const { type, settle } = store.getState();
    type(address === '' ? textOf(startDraft(variant)) : fromAddress(address));
    settle();
  }, [store, variant, address]);

  const write = useCallback(() => {
    written.current = addressOf(store.getState().draft);
    navigate(routeOf(variant, written.current), { replace: true });
  }, [store, variant, navigate]);

  // A writer belongs to one address: it writes nothing once somebody has gone to another.
  useEffect(() => {
    const { writeLater, flush, stop } = addressWriter(DELAY, write);
    const unsubscribe = store.subscribe((state, before) => {
      if (state.draft !== before.draft) writeLater();
    });
    return () => {
      flush();
      unsubscribe();
      stop();
    };
  }, [store, address, write]);

  return (
    <EditorContext value={store}>
      <EditorScreen
        onLeave={(route) => {
          // Going back leads to the draft as the user left it.
          write();
          navigate(route);
        }}
      />
    </EditorContext>
  );
}

const routeOf = ({ id }: Variant, address: string): string =>
  address === '' ? `/edit/${id}` : `/edit/${id}/${address}`;

/** The part of the address that holds a draft; empty for the starting position. */
function addressOf(draft: Draft): string {
  const text = textOf(draft);
  return text === textOf(startDraft(draft.variant)) ? '' : inAddress(text);
}
