import type { ReactNode } from 'react';
import * as common from '#words/ui/common.ts';

/** What the page is, for whoever comes for the first time. */
export function LibraryHead({ children }: { readonly children?: ReactNode }) {
  return (
    <header>
      <div>
        <h1>{common.product}</h1>
        <p className="lead">{common.lead}</p>
      </div>
      {children}
    </header>
  );
}
