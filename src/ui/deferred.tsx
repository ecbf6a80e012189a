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

/** A component that loads when it is first needed, or earlier if somebody calls `load`. */
type Deferred<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

/**
 * A component that loads when it is first needed. Until then a whole screen shows `waiting`; a part of a
 * screen shows nothing, or what the function `waiting` makes of its props. React’s own `lazy` would hold back
 * a component for a while even after it has loaded, which annoys a user who has pressed a button.
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

/** Replaces a whole screen. */
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

/** The id of the notice that something takes long. */
const SLOW = 'slow';

function saySlow() {
  notices.getState().say({
    id: SLOW,
    text: spoken(common.partAwaited),
    action: reload,
  });
}

/** For a part of a screen that otherwise works. Some browsers never repeat a download that has failed. */
function sayFailed() {
  notices.getState().say({
    id: 'loading',
    text: spoken(common.partFailed),
    action: reload,
  });
}
