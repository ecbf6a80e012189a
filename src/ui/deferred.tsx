import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { notices } from '../store/notices.ts';

/**
 * A component that is loaded when it is first wanted; until then there is nothing in its place. React’s own
 * `lazy` would hold back what has just been loaded for a while, to the annoyance of whoever pressed a button.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Deferred(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    useEffect(() => {
      if (Content) return;
      let isWanted = true;
      load()
        .then((component) => {
          loaded = component;
          if (isWanted) setContent(() => component);
        })
        .catch(() => {
          notices.getState().say({
            id: 'loading',
            text: 'This part of the page could not be loaded. Is there a network?',
          });
        });
      return () => {
        isWanted = false;
      };
    }, [Content]);
    return Content && <Content {...props} />;
  };
}
