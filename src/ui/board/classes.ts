/** What has several classes, some of them perhaps not now, as its `className`. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
