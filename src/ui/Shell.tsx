/** The head of the library, as index.html has it for the time until there is a script. */
export function Shell() {
  return (
    <main className="library">
      <header>
        <div>
          <p className="name">Oddboard</p>
          <p>Strange chess variants for two people at one screen.</p>
        </div>
      </header>
    </main>
  );
}
