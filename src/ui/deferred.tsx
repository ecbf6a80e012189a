import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { isFailedDownload } from '../engine/rules/loading.ts';
import { raise } from '../store/fault.ts';
import { notices } from '../store/notices.ts';
import { PATIENCE } from '../store/patience.ts';
import { Problem } from './Problem.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { spoken } from '../words/spoken.ts';
import * as common from '#words/ui/common.ts';

/** A component that is loaded when it is first wanted, or before by who asks for it. */
type Deferred<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

/**
 * A component that is loaded when it is first wanted. Until then `waiting` stands in its place if it is a whole
 * screen; if it is a part of one, nothing, or what a function makes of its props. React’s own `lazy` would hold
 * back what has just been loaded for a while, to the annoyance of whoever pressed a button.
 */
export function deferred<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): Deferred<Props> {
  const isPart = waiting === null || typeof waiting === 'function';
  let loaded: ComponentType<Props> | null = null;
  const load = async () => (loaded = await fetch());
  const Deferred = (props: Props) => {
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Content) return;
      let isWanted = true;
      const slow = setTimeout(() => {
        if (isPart) saySlow();
      }, PATIENCE);
      load()
        .finally(() => {
          clearTimeout(slow);
          if (isPart) notices.getState().dismiss(SLOW);
        })
        .then((component) => {
          if (isWanted) setContent(() => component);
        })
        .catch((error: unknown) => {
          if (!isFailedDownload(error)) raise(error);
          else if (isPart) sayFailed();
          else if (isWanted) setFailed(true);
        });
      return () => {
        isWanted = false;
        clearTimeout(slow);
      };
    }, [Content]);
    if (Content) return <Content {...props} />;
    if (hasFailed) return <Failed />;
    return typeof waiting === 'function' ? waiting(props) : waiting;
  };
  return Object.assign(Deferred, { load });
}

/** In the place of a screen. */
function Failed() {
  return (
    <Problem title={common.pageFailed} message={common.pageFailedWhy}>
      <ReloadButton />
    </Problem>
  );
}

const reload = {
  label: spoken(common.reload),
  run: () => {
    location.reload();
  },
};

/** The notice that something takes long. */
const SLOW = 'slow';

function saySlow() {
  notices.getState().say({
    id: SLOW,
    text: spoken(common.partAwaited),
    action: reload,
  });
}

/** Beside a screen that is there. A browser may refuse for good to ask again for what has failed once. */
function sayFailed() {
  notices.getState().say({
    id: 'loading',
    text: spoken(common.partFailed),
    action: reload,
  });
}
