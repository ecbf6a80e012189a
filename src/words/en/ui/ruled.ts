// The link from a remark to its rule.

export const seeRule = 'See the rule';
