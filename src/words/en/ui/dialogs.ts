// Words that several dialogs share.

export const close = 'Close';
export const copy = 'Copy';
export const copied = 'Copied.';
export const linkNotCopied = 'Copying is not allowed here: select the link instead.';
export const shareLink = 'Share the link…';
export const notShared = 'This device did not let the page share the link: copy it instead.';
export const qrCode = 'QR code of the link';
export const tooLongForQr = 'This game is too long for a QR code; copy the link instead.';
export const noQr = 'The QR code could not be drawn. Are you offline? The link itself works.';
