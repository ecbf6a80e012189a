/**
 * A position string as a part of a hash route, where it must have no spaces and no slashes: `_` stands for a
 * space and `.` for a slash. Position strings have neither of the two, and all else in them may stand in an
 * address as it is.
 */
export const inAddress = (position: string): string => position.replaceAll(' ', '_').replaceAll('/', '.');

/** The position string of such a part. */
export const fromAddress = (part: string): string => part.replaceAll('_', ' ').replaceAll('.', '/');
