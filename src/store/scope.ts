/** The folder that the page is served from. Two Oddboards on one host must not share what they keep. */
const folder = (): string =>
  typeof document === 'undefined' ? '/' : new URL('.', document.baseURI).pathname;

/**
 * The name under which this Oddboard keeps things on the device: `oddboard:/chess/`, or for one part of it
 * `oddboard:/chess/:settings`.
 */
export const scoped = (part = ''): string => `oddboard:${folder()}${part === '' ? '' : `:${part}`}`;
