import * as common from '#words/ui/common.ts';

/** Loads the page anew. The address holds what was on it. */
export function ReloadButton() {
  return (
    <button
      type="button"
      className="button primary"
      onClick={() => {
        location.reload();
      }}
    >
      {common.reloadPage}
    </button>
  );
}
