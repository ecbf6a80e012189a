// The tabs under the tree. What is behind them loads when it is wanted.

export const notes = 'Notes';
export const analysis = 'Analysis';
export const report = 'Report';
export const tabs = 'About this move and this game';
