/** One line about what is odd in each game, by its id. */
export const summaries: Readonly<Record<string, string>> = {
  chess99: 'Nine by nine with paladins, no checkmate, and en passant by any piece.',
  hex39: 'Thirty-nine hexes without a king: walk into the enemy’s castle, and never repeat a position.',
  tns: 'Thirty-nine squares: what you capture you must soon drop again, on the enemy’s side.',
  'battle-chieftain':
    'Berserkers on a board with gaps. Only the king flies over them, and any berserker can become king.',
  ben39: 'Pieces on squares and on the lines between them, wizards, spiders, and two squares that move.',
};
