import type { SVGProps } from 'react';
import { createElement, memo } from 'react';

/** An icon as lucide-react’s own files hold it. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Takes the place of lucide-react’s function of this name, which also reads contexts, aliases and options that
 * nothing here sets. The icon has the same attributes.
 */
// eslint-disable-next-line no-restricted-exports -- The files of the icons import it so.
export default function createLucideIcon({ name, node }: IconData) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return memo(({ className = '', ...others }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...others,
      },
      ...children,
    ),
  );
}
