import * as v from 'valibot';

const natural = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A choice as it is kept. Whether it can be picked depends on the position. */
export const choiceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('site'), site: natural }),
  v.strictObject({ kind: v.literal('hand'), piece: natural }),
  v.strictObject({ kind: v.literal('button'), id: v.pipe(v.string(), v.maxLength(1000)) }),
]);
