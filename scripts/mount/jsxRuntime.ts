import { options } from 'preact';

export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';

const before = options.vnode?.bind(options);

/** Preact writes the attributes of SVG as they are given, but only `tabindex` lets the keyboard come to an element. */
options.vnode = (vnode) => {
  const props: Record<string, unknown> = vnode.props;
  if (typeof vnode.type === 'string' && 'tabIndex' in props) {
    const { tabIndex, ...others } = props;
    Object.assign(vnode, { props: { ...others, tabindex: tabIndex } });
  }
  before?.(vnode);
};
