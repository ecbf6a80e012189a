import * as common from '#words/ui/common.ts';

/** Reloads the page. The address holds what was on it. It is the primary button unless another one is. */
export function ReloadButton({ isPrimary = true }: { readonly isPrimary?: boolean }) {
  return (
    <button
      type="button"
      className={isPrimary ? 'button primary' : 'button'}
      onClick={() => {
        location.reload();
      }}
    >
      {common.reloadPage}
    </button>
  );
}
