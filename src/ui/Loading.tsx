/** What stands for a screen that is on its way. It is seen only when that takes a while. */
export function Loading() {
  return (
    <main className="loading" aria-busy="true" aria-label="Loading">
      <div className="loading-bar" />
      <div className="loading-board" />
    </main>
  );
}
