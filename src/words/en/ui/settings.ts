// The settings. Options are keyed by their ids in the store.

export const title = 'Settings';
export const seating = 'Seating';
export const orientations = {
  'same-side': 'Same side',
  'turn-board': 'Turn the board',
  'across-table': 'Across the table',
} as const;
export const theme = 'Theme';
export const themes = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
} as const;
export const pieces = 'Pieces';
export const pieceSets = { figures: 'Figures', letters: 'Letters', moves: 'Moves' } as const;
export const board = 'Board';
export const boardSize = 'Size of the board';
export const boardSizes = {
  fitting: 'As large as fits',
  large: 'Half as large again: scroll to see all',
  largest: 'Twice as large: scroll to see all',
} as const;
export const coordinates = 'Coordinates';
export const patterns = 'Patterns on hexes';
export const animation = 'Animation';
export const sounds = 'Sounds';
export const fullScreen = 'Full screen';
export const confirm = 'Confirm each move';
export const thisGame = 'This game';
export const takebacks = 'Moves can be taken back';
export const announcements = 'Announcements';
export const announcementStyles = { full: 'Full sentences', notation: 'Notation only' } as const;
export const pace = 'Computer’s pace';
export const paces = { 'at-once': 'At once', quick: 'Quick', calm: 'Calm', slow: 'Slow' } as const;
export const keyboard = 'Keyboard';
export const helpKey = 'Single keys work anywhere';
export const listKeys = 'List the keys';
export const rules = 'Rules';
export const explanations = 'Explain rules when they first matter';
export const showAgain = 'Show all explanations again';
export const shownAgain = 'They will be shown again.';
