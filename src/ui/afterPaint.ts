/** Runs something once the page has painted what has changed until now. A page that is hidden paints nothing. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(run);
  });
}
