import { options } from 'preact';

// The components are written for React’s API, and Preact renders them: package.json installs it under the
// name `react`. This file adjusts where Preact differs from React. Every module that renders a page imports
// it first.

const vnode = options.vnode?.bind(options);

/** Preact writes SVG attributes as given, but an element can be focused only through `tabindex`. */
options.vnode = (node) => {
  const props: Record<string, unknown> = node.props;
  if (typeof node.type === 'string' && 'tabIndex' in props) {
    const { tabIndex, ...others } = props;
    Object.assign(node, { props: { ...others, tabindex: tabIndex } });
  }
  vnode?.(node);
};

const { port1: arriving, port2: leaving } = new MessageChannel();
let waiting: (() => void)[] = [];
arriving.onmessage = () => {
  const effects = waiting;
  waiting = [];
  for (const run of effects) run();
};

/** Effects run after rendering without waiting for an animation frame, because a hidden page gets none. */
options.requestAnimationFrame = (run) => {
  waiting.push(run);
  leaving.postMessage(null);
};
