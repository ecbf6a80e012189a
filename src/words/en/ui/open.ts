// The dialog that opens games from outside.

export const title = 'Open or import';
export const pasted = 'A link, a record or an export, pasted here';
export const open = 'Open';
export const chooseFile = 'Choose a file';
export const dropped = 'You can also drop a file anywhere on the page.';
