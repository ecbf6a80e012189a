// All names on which the harness relies, besides roles and labels. page/faults.js finds the database by
// itself: it takes the one that exists.

/** The keys of a value in local storage: the present one, with the folder of the page, and the former one. */
export const localKeys = (part: 'settings' | 'progress' | 'moments' | 'puzzles'): readonly string[] => [
  `oddboard:/:${part}`,
  `oddboard-${part}`,
];

/** What the page says if only its address has the last state of the game. */
export const NOT_KEPT = /address/;

/** Words in sentences that say why something is not possible. */
export const SAYS_WHY = /load|ke(ep|pt)|could not|cannot|no room|wait/i;

/** The heading that replaces a screen after an error in the page itself. */
export const CRASHED = 'Something went wrong';
