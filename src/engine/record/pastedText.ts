/** The text without the signs that mail programs put before lines that they quote: `> `, or several of them. */
export const withoutQuoting = (text: string): string => text.replaceAll(/^[ \t]*>[> \t]*/gm, '');
