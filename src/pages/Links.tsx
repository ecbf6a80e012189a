import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { addressOfPage } from '../ui/rulePages.ts';

/** The way from the page being written to the root of the site: `../../`. The site can be in any folder. */
export const ToRoot = createContext('');

/** The way to the root of the site from a file: one folder up for each folder that it is in. */
export const wayToRoot = (file: string): string => '../'.repeat(file.split('/').length - 1);

interface PageLinkProps {
  /** The file of the page. */
  readonly to: string;
  /** A part of it; none if absent. */
  readonly part?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another page that needs no script. */
export function PageLink({ to, part, className, children }: PageLinkProps) {
  const address = useContext(ToRoot) + addressOfPage(to);
  return (
    <a href={part === undefined ? address : `${address}#${part}`} className={className}>
      {children}
    </a>
  );
}

interface AppLinkProps {
  /** A route of the app. */
  readonly route: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link into the app, whose boards can be played on. */
export function AppLink({ route, className, children }: AppLinkProps) {
  return (
    <a href={`${useContext(ToRoot)}#${route}`} className={className}>
      {children}
    </a>
  );
}
