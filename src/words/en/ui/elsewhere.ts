// About a game that is open in two tabs.

export const isOpen = 'This game is open in another tab too.';
export const anotherTab = 'Another tab';
export const hasChanged =
  'This game has gone on in another tab. What you play here becomes a game of its own.';
export const follow = 'Show it as it is there';
