import { useLayoutEffect } from 'react';

/**
 * Gives the body of the page an attribute for as long as the component is there, for the style of what lies elsewhere; none
 * for null. With `:has` a browser would look for the component again after every change of the page.
 */
export function useOnBody(attribute: `data-${string}` | null): void {
  useLayoutEffect(() => {
    if (attribute === null) return;
    document.body.toggleAttribute(attribute, true);
    return () => {
      document.body.toggleAttribute(attribute, false);
    };
  }, [attribute]);
}
