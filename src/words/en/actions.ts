import { joinList, kindWords } from './grammar.ts';

const SITE = String.raw`([a-o]\d+)`;

/** How actions are written, and their words: a letter before `!` stands for the noun of its kind. */
const forms: readonly (readonly [pattern: RegExp, words: string])[] = (
  [
    ['end', 'the end of the turn'],
    [`${SITE}-${SITE}`, '$1 to $2'],
    [`${SITE}-${SITE}ep`, '$1 to $2, in passing'],
    [`${SITE}-${SITE}\\+`, '$1 to $2, promoting'],
    [`${SITE}~${SITE}`, '$1 and $2 changing places'],
    [`${SITE}=(.)`, '$1 becoming a $2!'],
    [`${SITE}=(.)-${SITE}`, '$1 to $3 as a $2!'],
    [`${SITE}=(.)-${SITE}ep`, '$1 to $3 as a $2!, in passing'],
    [`K=${SITE}`, 'crowning $1'],
    [`(.)@${SITE}`, 'the $1! on $2'],
    [`(.)@${SITE}\\+`, 'the $1! on $2, promoting'],
    [`C@${SITE}o`, 'the castle on $1, along a line first'],
    [`C@${SITE}d`, 'the castle on $1, diagonally first'],
    [`${SITE}cw`, 'clockwise around $1'],
    [`${SITE}ccw`, 'counterclockwise around $1'],
    [`${SITE}\\*${SITE}`, '$1 sending $2'],
    [`${SITE}_${SITE}`, 'the square from $1 to $2'],
    [`${SITE}_${SITE}((?:\\.[a-o]\\d+)+)`, 'the square from $1 to $2 with $3'],
  ] as const
).map(([pattern, words]) => [new RegExp(`^${pattern}$`), words]);

/**
 * An action in words, for people who do not know how it is written: `c6 to d7, promoting`. It need not be legal.
 * `kindWith` finds the name of a kind by its capital letter.
 * @throws Error when no action is written like that.
 */
export function actionWords(action: string, kindWith: (letter: string) => string): string {
  const form = forms.find(([pattern]) => pattern.test(action));
  if (!form) throw new Error(`“${action}” is not how an action is written.`);
  return action
    .replace(...form)
    .replace(/(\w)!/, (_, letter: string) => kindWords(kindWith(letter.toUpperCase())))
    .replace(/(?:\.\w+)+/, (sites) => joinList(sites.split('.').slice(1), 'and'));
}
