/**
 * What each section of each rulebook introduces: the kinds and terms that no earlier section may use. A `*` stands for
 * any ending. Tests hold the rulebooks to it; see tests/rulebook/introductions.test.ts.
 */
export const introductions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  hex39: {
    board: ['castle*', 'rook*', 'bishop*', 'pawn*', 'colour*', 'column*'],
    repetition: ['repeat*'],
  },
  chess99: {
    board: ['king*', 'queen*', 'rook*', 'bishop*', 'knight*', 'pawn*', 'paladin*'],
    check: ['check*'],
    'en-passant': ['en passant', 'passed over'],
    castling: ['castl*'],
    promotion: ['promot*', 'waiting'],
    draws: ['claim*'],
  },
  tns: {
    board: ['king*', 'ferz*', 'wazir*', 'knight*'],
    pieces: ['check'],
    promotion: [
      'promot*',
      'zone*',
      'ladder*',
      'bishop*',
      'horse*',
      'tiger*',
      'rook*',
      'dragon*',
      'lion*',
      'paladin*',
      'castle*',
      'elephant*',
    ],
    turn: ['hand', 'hold*', 'drop*'],
    hands: ['due'],
    checkmate: ['checkmat*', 'mate*', 'trapped'],
    repetition: ['claim*'],
  },
  'battle-chieftain': {
    board: ['berserker*', 'king*', 'gap*', 'wall*', 'army'],
    placing: ['check'],
    crowning: ['crown*'],
    'changing-king': ['change kings', 'checkmate*'],
    winning: ['claim*'],
    boards: ['far walls', 'differing field', 'uneven field'],
  },
  ben39: {
    board: ['crossing*', 'corner*', 'movable', 'hand', 'drop*', 'king*', 'pawn*', 'rook*', 'chad rook*'],
    turn: ['teleport*', 'wizard*', 'rotat*', 'spider*', 'castle*', 'check', 'action*'],
    pieces: ['queen*', 'bishop*', 'knightrider*', 'gold general*', 'silver general*'],
    lines: ['immobilizer*'],
    immobilizer: ['immobilized', 'immobilizes'],
    'movable-squares': ['control*', 'ring'],
    draws: ['claim*'],
  },
};
