// @vitest-environment jsdom
import { act, render } from '@testing-library/preact';
import type { ComponentType, SVGProps } from 'react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import createLucideIcon from '../../src/smaller/createLucideIcon.ts';
import { useEvent } from '../../src/smaller/wouterReact.ts';
import { useStore } from '../../src/smaller/zustandReact.ts';

// A test loads packages as they are, so what takes the place of their files can be compared with these.

describe('an icon', () => {
  for (const name of ['users', 'x', 'share-2'])
    it(`is drawn as lucide-react draws it: ${name}`, async () => {
      const theirs = (await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)) as {
        readonly default: ComponentType<SVGProps<SVGSVGElement>>;
        readonly __iconData: Parameters<typeof createLucideIcon>[0];
      };
      const ours = createLucideIcon(theirs.__iconData);
      const options: SVGProps<SVGSVGElement>[] = [
        {},
        { className: 'large' },
        { 'aria-hidden': true, width: 20 },
      ];
      for (const props of options)
        expect(drawn(createElement(ours, props))).toEqual(drawn(createElement(theirs.default, props)));
    });
});

/** The elements with their attributes, in no order. */
function drawn(icon: ReturnType<typeof createElement>) {
  return [...render(icon).container.querySelectorAll('*')].map(({ tagName, attributes }) => ({
    tagName,
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  }));
}

describe('a store', () => {
  const store = createStore(() => ({ moves: 1, side: 'white' }));

  it('shows what is selected of it, and renders again only when that has changed', () => {
    let rendered = 0;
    function Moves() {
      rendered++;
      return <p>{useStore(store, ({ moves }) => moves)}</p>;
    }
    const { container } = render(<Moves />);
    void act(() => {
      store.setState({ side: 'black' });
    });
    expect([container.textContent, rendered]).toEqual(['1', 1]);
    void act(() => {
      store.setState({ moves: 2 });
    });
    expect([container.textContent, rendered]).toEqual(['2', 2]);
  });

  it('shows its whole state without a selection', () => {
    function Whole() {
      return <p>{useStore(store).side}</p>;
    }
    expect(render(<Whole />).container.textContent).toBe('black');
  });
});

describe('an event handler', () => {
  it('never changes, and calls the function of the last rendering', () => {
    const handlers: (() => string)[] = [];
    function Asked({ answer }: { readonly answer: string }) {
      handlers.push(useEvent(() => answer));
      return null;
    }
    const { rerender } = render(<Asked answer="first" />);
    rerender(<Asked answer="second" />);
    expect(new Set(handlers).size).toBe(1);
    expect(handlers.map((ask) => ask())).toEqual(['second', 'second']);
  });
});
