import { options } from 'preact';

// The components are written for React’s interface, and Preact draws them: package.json gives it the name `react`. This
// is what Preact would do otherwise than React; who draws on a page imports it first.

const vnode = options.vnode?.bind(options);

/** Preact writes the attributes of SVG as they are given, but only `tabindex` lets the keyboard come to an element. */
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

/** Effects run after the drawing without waiting for a frame, which does not come to a page that is hidden. */
options.requestAnimationFrame = (run) => {
  waiting.push(run);
  leaving.postMessage(null);
};
