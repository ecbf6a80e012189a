// The list of keys and of what a mouse does: where they work, what they do, and what is printed on them.

export const title = 'Keys and mouse';

export const onBoard = 'On the board';
export const goThatWay = 'Go to the next place that way';
export const goToCorner = 'Go to the next place on the upper left, upper right, lower left, lower right';
export const change = 'Change between squares and crossings';
export const pick = 'Pick a piece, then where it goes';
export const stepBack = 'Take the last pick back';
export const moves = 'Say what the piece here can do, in a hand as well';
export const attackers = 'Say which pieces attack this place, and which guard the piece here';
export const line = 'Say what stands in that direction, place by place; the corner keys do it too';
export const announcement = 'Say the last move, checks, and whose turn it is';

export const inGame = 'In a game';
export const backAndOn = 'One move back, one move on, unless a place on the board is outlined';
export const startAndEnd =
  'To the start of the game, to the last move, unless a place on the board is outlined';
export const takeBack = 'Take a move back';
export const redo = 'Redo a move taken back';
export const flip = 'Flip the board';
export const newGame = 'Begin a new game';
export const lastMove = 'Say the last move again';
export const hands = 'Say what both players hold';
export const times = 'Say how much time both players have left';
export const toBoard = 'Go to the board';
export const toRecord = 'Go to the record';
export const toMoveField = 'Go to the field for a typed move';
export const lens = 'Show on the board what was shown last, while the key is held';
export const lastLens = 'Turn on or off what was shown last';

export const exploring = 'While exploring';
export const besides = 'To the variation above, to the one below';
export const outAndIn = 'Out of a variation, into one';
export const startAndEndOfLine = 'To the start, to the end of the line';
export const removeMove = 'Remove the move shown and all after it';
export const undo = 'Undo';
export const redoChange = 'Redo';
export const analysis = 'Turn the analysis on or off';
export const draw = 'Draw an arrow or a circle; Shift, Alt or both change its colour';

export const anywhere = 'Anywhere';
export const nextField = 'Go on to the next button or field, or back';
export const help = 'List the keys';
export const close = 'Close what lies over the page';

export const onEditorBoard = 'On the editor’s board';
export const takePiece = 'Take the piece of that letter to put, in upper case a white one';
export const put = 'Put it';
export const remove = 'Remove what stands here';

export const withMouse = 'With a mouse';
export const backAndOnByWheel = 'Over the board: one move back, one move on';
export const letGo = 'On the board: let go of what is picked; in the editor: remove what stands there';
export const letGoBeside = 'Beside the board: let go of what is picked';

export const space = 'Space';
export const enter = 'Enter';
export const escape = 'Escape';
export const home = 'Home';
export const end = 'End';
export const pageUp = 'Page Up';
export const pageDown = 'Page Down';
export const shiftArrow = 'Shift + arrow';
export const tab = 'Tab';
export const shiftTab = 'Shift + Tab';
export const deleteKey = 'Delete';
export const aLetter = 'a letter';
export const shiftArrows = 'Shift + ← →';
export const controlZ = 'Ctrl + Z';
export const shiftControlZ = 'Ctrl + Shift + Z';
export const rightDrag = 'Right drag';
export const wheel = 'Wheel';
export const rightClick = 'Right click';
export const click = 'Click';
