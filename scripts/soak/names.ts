// What the harness knows of the page by name, beside roles and labels: here alone. The database is found by
// page/faults.js, which takes the one that is there.

/** Under which keys something stands in local storage: scoped by the folder of the page, and as it was before. */
export const localKeys = (what: 'settings' | 'progress' | 'moments'): readonly string[] => [
  `oddboard:/:${what}`,
  `oddboard-${what}`,
];

/** What the page says when the last state of the game is in its address only. */
export const NOT_KEPT = /address/;

/** Words of a sentence that says why something is not possible. */
export const SAYS_WHY = /load|ke(ep|pt)|could not|cannot|no room|wait/i;

/** What stands in the place of a screen after a fault of the page itself. */
export const CRASHED = 'Something went wrong';
