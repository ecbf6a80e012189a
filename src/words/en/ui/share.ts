// The dialog for sharing a game: as a link, a record, or a picture.

export const title = 'Share';
export const whatLinkHolds = 'What the link holds';
export const wholeGame = 'The whole game';
export const positionOnBoard = 'The position on the board';
export const link = 'Link';
export const noServer = 'The game is in the link itself. No server keeps it.';

export const record = 'Record';
export const recordOfGame = 'Record of the game';
export const recordCopied = 'The record is copied.';
export const recordNotCopied = 'Copying is not allowed here: select the text instead.';
export const copyRecord = 'Copy the record';
export const saveRecord = 'Save the record';

export const picture = 'Picture of the board';
export const copyPicture = (format: string) => `Copy ${format}`;
export const savePicture = (format: string) => `Save ${format}`;
export const sharePicture = (format: string) => `Share ${format}…`;
export const pictureNotShared = 'This device did not let the page share the picture: save it instead.';
export const pictureCopied = (format: string) => `The ${format} is copied.`;
export const pictureNotCopied = 'Copying is not allowed here: save the picture instead.';
export const pictureSaved = (file: string) => `Saved as ${file}.`;
export const noPicture = 'The picture could not be drawn. Are you offline?';
export const pictureNotAllowed = 'The browser does not let the page draw the picture.';

export const embedded = 'In a page or a post';
export const codeFormat = 'Form';
export const codeNames = {
  markdown: 'Markdown',
  bbcode: 'BBCode',
  html: 'HTML',
  iframe: 'iframe',
} as const;
/** What each form is for. */
export const codeUses = {
  markdown: 'For GitHub, Reddit, Discord and notes: a link with a title.',
  bbcode: 'For forums: a link with a title.',
  html: 'For your own page: the board itself, with its moves. It needs a script from this site, and follows the colours of the page.',
  iframe: 'For sites that allow frames but no scripts: the same board in a frame.',
} as const;
export const copyCode = (name: string) => `Copy ${name}`;
export const codeCopied = 'Copied.';
