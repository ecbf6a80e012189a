/** The text with the characters replaced that XML cannot hold in any form. */
export const writable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd');
