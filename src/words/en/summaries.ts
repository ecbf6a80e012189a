/** What kind of game each is, by its id. */
export const tags: Readonly<Record<string, readonly string[]>> = {
  chess99: ['closest to chess', 'no checkmate'],
  hex39: ['hexes', 'no king', 'shortest rules'],
  tns: ['pieces in hand', 'promotions'],
  'battle-chieftain': ['one kind of piece', 'four boards'],
  ben39: ['two layers', 'pieces in hand'],
};

/** One line about what is odd in each game, by its id. */
export const summaries: Readonly<Record<string, string>> = {
  chess99:
    'Nine by nine squares with paladins: you capture the king yourself, and any piece can capture en passant.',
  hex39:
    'Thirty-nine hexes without a king: bring any piece into the enemy’s castle, and never repeat a position.',
  tns: 'Thirty-nine squares. Captured pieces stay your opponent’s; soon you must put them back.',
  'battle-chieftain':
    'Berserkers on a board with gaps. Only the king flies over them, and any berserker can become king.',
  ben39:
    'Pieces on squares and on the crossings of their lines, wizards, spiders, and two squares that move.',
};
