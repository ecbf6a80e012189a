/**
 * The document or shadow root that an element stands in: it alone knows what lies under a pointer there, and where
 * the keyboard is.
 */
export function treeOf(element: Element): DocumentOrShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}
