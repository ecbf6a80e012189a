/**
 * A position string as part of a hash route, where it may have no spaces or slashes: `_` stands for a space
 * and `.` for a slash. Position strings contain neither of these, and their other characters may stand in an
 * address unchanged.
 */
export const inAddress = (position: string): string => position.replaceAll(' ', '_').replaceAll('/', '.');

/** The position string for such a part of a route. */
export const fromAddress = (part: string): string => part.replaceAll('_', ' ').replaceAll('.', '/');
