/**
 * The document or shadow root that contains an element: only it knows which of its elements is under the
 * pointer and which has the focus.
 */
export function treeOf(element: Element): DocumentOrShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** The topmost element at a point of the window, in the document or shadow root that contains an element. */
export const elementAt = (inside: Element, x: number, y: number): Element | null =>
  treeOf(inside).elementFromPoint(x, y);
