/** The folder that the page is served from: two Oddboards on one host must not share what they keep. */
const folder = (): string =>
  typeof document === 'undefined' ? '/' : new URL('.', document.baseURI).pathname;

/** The name of what this Oddboard keeps on the device: `oddboard:/chess/`, and for a part of it `oddboard:/chess/:settings`. */
export const scoped = (part = ''): string => `oddboard:${folder()}${part === '' ? '' : `:${part}`}`;
