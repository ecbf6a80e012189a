import { at } from '../../src/engine/at.ts';

/** The pieces by the names of their sites, as somebody has them in mind who only listens: `White knight`. */
export type Imagined = Map<string, string>;

/** What is due: the end of every announcement of a game that goes on. */
export const DUE =
  /(White|Black) (to move|may drop a piece or end the turn|must drop a piece|must drop the [a-z]+ to finish the turn)\./;

/** A piece that moved; in a list, the side is only said before the first piece of each. */
const MOVED =
  /(?:(White|Black)’s )?([a-z ]+?) from ([a-z]\d+)(?: to ([a-z]\d+))?(?:, which becomes an? ([a-z ]+?)(?= and |$))?/g;
const CHANGED = /^(White|Black)’s [a-z ]+ on ([a-z]\d+) becomes an? ([a-z ]+)$/;
const ARRIVED = /^(White|Black) (?:drops|puts) (?:an? |(White|Black)’s )([a-z ]+) on ([a-z]\d+)$/;
const SWAPPED = / on ([a-z]\d+) and .* on ([a-z]\d+) change places$/;
const TAKES = / takes (.*?)(?:, [a-z]+ing |$)/;
/** A piece that its own side lost. */
const LOST = /the [a-z ]+ on ([a-z]\d+) (?:into hand|off the board)/g;
const GROUND = /^(?:White|Black) moves the square on ([a-z]\d+) to ([a-z]\d+)/;
const TURNED = / on ([a-z]\d+) .*pieces? (clockwise|counterclockwise)/;

/** A piece that went from one site to another. */
interface Journey {
  readonly from: string;
  readonly to: string;
  readonly piece: string;
}

/** Changes what is imagined as an announcement says, and by nothing else. */
export function follow(imagined: Imagined, announcement: string): void {
  for (const sentence of announcement.split(/\.\s*/)) followSentence(imagined, sentence);
}

function followSentence(imagined: Imagined, sentence: string): void {
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
  const taken = [...(TAKES.exec(sentence)?.[1] ?? '').matchAll(/ on ([a-z]\d+)/g)];
  const gone = [...taken, ...sentence.matchAll(LOST)].map(([, site = '']) => site);
  for (const site of gone) imagined.delete(site);
  const named = journeysIn(sentence, gone);
  const journeys = [...named, ...turnedIn(sentence, imagined, named)];
  for (const { from } of journeys) imagined.delete(from);
  for (const { to, piece } of journeys) imagined.set(to, piece);
}

/** The pieces that are said to move; one whose goal is not named goes to the first site where a piece is gone. */
function journeysIn(sentence: string, gone: readonly string[]): Journey[] {
  const ground = GROUND.exec(sentence);
  const becomes = / and becomes an? ([a-z ]+)$/.exec(sentence)?.[1];
  const mover = moverIn(sentence);
  let side = mover;
  return [...sentence.matchAll(MOVED)].map(([, owner, heard = '', from = '', to, into]) => {
    side = owner ?? (/\bthe\b/.test(heard) ? mover : side);
    const kind = heard.replace(/^.*\b(?:and|the) /, '').trim();
    const travelled = ground && displaced(from, ground);
    return { from, to: to ?? travelled ?? gone[0] ?? '', piece: `${side} ${into ?? becomes ?? kind}` };
  });
}

/** The side whose name begins a sentence. */
const moverIn = (sentence: string): string => sentence.split(/’s | /, 1).join('');

/** The pieces of the mover that are turned around a site without being named. */
function turnedIn(sentence: string, imagined: Imagined, named: readonly Journey[]): Journey[] {
  const turned = TURNED.exec(sentence);
  if (!turned) return [];
  const [, centre = '', sense] = turned;
  const around = (
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).map(([columns, rows]) => siteBeside(centre, columns, rows));
  return around.flatMap((from, i) => {
    const piece = imagined.get(from) ?? '';
    const isTurned = piece.startsWith(moverIn(sentence)) && !named.some((one) => one.from === from);
    return isTurned ? [{ from, to: at(around, (i + (sense === 'clockwise' ? 1 : 3)) % 4), piece }] : [];
  });
}

/** Where a site is after everything on its ground went from one site to another. */
function displaced(site: string, [, from = '', to = '']: readonly string[]): string {
  return siteBeside(site, columnOf(to) - columnOf(from), rowOf(to) - rowOf(from));
}

const siteBeside = (site: string, columns: number, rows: number): string =>
  String.fromCharCode(columnOf(site) + columns) + String(rowOf(site) + rows);

const columnOf = (site: string): number => site.charCodeAt(0);
const rowOf = (site: string): number => Number(site.slice(1));
