// The choice of a lens.

export const lenses = 'Lenses';
export const lens = 'Lens';
export const none = 'none';
export const lookThrough = (name: string) => `Look through ${name}`;
export const lookThroughByKey = (name: string) => `Look through ${name}: press, or hold V`;
