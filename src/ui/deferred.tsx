import type { ComponentType, ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { notices } from '../store/notices.ts';
import { Problem } from './Problem.tsx';
import { ReloadButton } from './ReloadButton.tsx';

/**
 * A component that is loaded when it is first wanted; `waiting` stands in its place until then if it is a whole
 * screen, nothing if it is a part of one. React’s own `lazy` would hold back what has just been loaded for a
 * while, to the annoyance of whoever pressed a button.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Deferred(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Content) return;
      let isWanted = true;
      load()
        .then((component) => {
          loaded = component;
          if (!isWanted) return;
          // Drawn bit by bit, so that the page answers meanwhile.
          startTransition(() => {
            setContent(() => component);
          });
        })
        .catch(() => {
          if (waiting === null) sayFailed();
          else if (isWanted) setFailed(true);
        });
      return () => {
        isWanted = false;
      };
    }, [Content]);
    if (Content) return <Content {...props} />;
    return hasFailed ? <Failed /> : waiting;
  };
}

/** In the place of a screen. */
function Failed() {
  return (
    <Problem
      title="This page could not be loaded"
      message="Part of Oddboard has not come over the network. What you had open is kept."
    >
      <ReloadButton />
    </Problem>
  );
}

/** Beside a screen that is there. A browser may refuse for good to ask again for what has failed once. */
function sayFailed() {
  notices.getState().say({
    id: 'loading',
    text: 'This part of the page could not be loaded. Is there a network?',
    action: {
      label: 'Reload',
      run: () => {
        location.reload();
      },
    },
  });
}
