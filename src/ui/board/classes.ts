/** The `className` of an element with several classes, leaving out false and undefined ones. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
