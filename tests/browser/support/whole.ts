/** Whether the tests that take a sample shall go through everything: `WHOLE=1 npm run browser -- controls boardStays`. */
export const IS_WHOLE = process.env.WHOLE !== undefined;
