import * as common from '#words/ui/common.ts';

/** Reloads the page. The address holds what was on it. */
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
