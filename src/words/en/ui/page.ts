// What index.html says before any script runs, and what other sites show of the page.

export const description =
  'Five strange chess variants for two people at one screen, or one and the computer.';
export const pictureShows = 'The boards of five chess variants, of squares and of hexes.';
export const noScript = 'Oddboard needs JavaScript to draw its boards. It asks for nothing else.';
export const rulesWithoutScript = 'The rules can be read without it.';
