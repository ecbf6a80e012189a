/** What is known of the short path into a game before the path is loaded. Tests compare it with the path. */
export interface Outline {
  /** How long it takes, rounded up, for people who have never played chess too. */
  readonly minutes: number;
  /** The ids of the cards, in order, without the one that leads to a game. */
  readonly cards: readonly string[];
  /** Those that are only for people who have never played chess. */
  readonly forBeginners: readonly string[];
}

/** The outlines by the ids of the games. */
export const outlines: ReadonlyMap<string, Outline> = new Map([
  [
    'chess99',
    {
      minutes: 4,
      cards: ['turn', 'king', 'check', 'safely', 'paladin', 'passing', 'promotion', 'castling'],
      forBeginners: ['turn', 'check'],
    },
  ],
  [
    'hex39',
    {
      minutes: 4,
      cards: ['turn', 'castle', 'threat', 'rook', 'bishop', 'pawn', 'repetition', 'last'],
      forBeginners: ['turn', 'threat'],
    },
  ],
  [
    'tns',
    {
      minutes: 4,
      cards: ['turn', 'king', 'check', 'capture', 'drop', 'promotion', 'mate', 'king-again'],
      forBeginners: ['turn', 'check'],
    },
  ],
  [
    'battle-chieftain',
    {
      minutes: 4,
      cards: ['turn', 'army', 'placing', 'check', 'gaps', 'change', 'crown', 'last'],
      forBeginners: ['turn', 'check'],
    },
  ],
  [
    'ben39',
    {
      minutes: 4,
      cards: ['turn', 'king', 'check', 'castle', 'immobilizer', 'wizard', 'spider', 'square'],
      forBeginners: ['turn', 'check'],
    },
  ],
]);

/** The id of the card that leads to a game, which every path has. */
export const LAST_CARD = 'play';
