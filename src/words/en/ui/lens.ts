// The choice of what the board shows besides the pieces.

export const lenses = 'What the board shows';
export const lens = 'Show on the board';
export const none = 'Only the pieces';
export const lookThrough = (name: string) => `Show “${name}”`;
export const lookThroughByKey = (name: string) => `Show “${name}”: press, or hold V`;
