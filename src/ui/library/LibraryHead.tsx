import type { ReactNode } from 'react';
import * as common from '#words/ui/common.ts';

/** The header of the library, which says what the page is to a new visitor. */
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
