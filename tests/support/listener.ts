/** The pieces by the names of their sites, as somebody has them in mind who only listens: `White knight`. */
export type Imagined = Map<string, string>;

/** A piece on a site in a list of what was taken. */
const TAKEN = /(White|Black)’s ([a-z ]+?) on ([a-z]\d+)/g;
/** A piece that moved; in a list, the side is only said before the first piece of each. */
const MOVED =
  /(?:(White|Black)’s )?([a-z ]+?) from ([a-z]\d+)(?: to ([a-z]\d+))?(?:, which becomes an? ([a-z ]+))?/g;
const CHANGED = /^(White|Black)’s [a-z ]+ on ([a-z]\d+) becomes an? ([a-z ]+)$/;
const ARRIVED = /^(White|Black) (?:drops|puts) (?:an? |(White|Black)’s )([a-z ]+) on ([a-z]\d+)$/;

const SWAPPED = / on ([a-z]\d+) and .* on ([a-z]\d+) change places$/;

/** What is due: the end of every announcement of a game that goes on. */
export const DUE = /(White|Black) (to move|may drop a piece|must drop a piece)\./;

/** Changes what is imagined as an announcement says, and by nothing else. */
export function follow(imagined: Imagined, announcement: string): void {
  for (const sentence of announcement.split(/\.\s*/)) followSentence(imagined, sentence);
}

function followSentence(imagined: Imagined, sentence: string): void {
  const [going = '', taken = ''] = sentence.split(/ takes |, taking /);
  const victims = [...taken.matchAll(TAKEN)].map(([, , , site = '']) => site);
  const arrived = ARRIVED.exec(sentence);
  if (arrived) {
    const [, dropper = '', owner, kind = '', site = ''] = arrived;
    imagined.set(site, `${owner ?? dropper} ${kind}`);
    return;
  }
  const changed = CHANGED.exec(sentence);
  if (changed) {
    const [, side = '', site = '', kind = ''] = changed;
    imagined.set(site, `${side} ${kind}`);
    return;
  }
  const swapped = SWAPPED.exec(sentence);
  if (swapped) {
    const [, one = '', other = ''] = swapped;
    const [first = '', second = ''] = [imagined.get(one), imagined.get(other)];
    imagined.set(one, second);
    imagined.set(other, first);
    return;
  }
  const becomes = / and becomes an? ([a-z ]+)$/.exec(sentence)?.[1];
  let side = '';
  const journeys = [...going.matchAll(MOVED)].map(([, named, heard = '', from = '', to, into]) => {
    side = named ?? side;
    const kind = heard.replace(/^.*\b(?:and|with|moves) /, '').trim();
    return { from, to: to ?? victims[0] ?? '', piece: `${side} ${into ?? becomes ?? kind}` };
  });
  for (const site of victims) imagined.delete(site);
  for (const { from } of journeys) imagined.delete(from);
  for (const { to, piece } of journeys) imagined.set(to, piece);
}
