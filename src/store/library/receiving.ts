import { recordOf } from '../../engine/record/recordOf.ts';
import { isByLinks } from '../../engine/record/seats.ts';
import type { Replay } from '../../engine/record/record.ts';
import type { GameDocument } from '../document/document.ts';
import { documentOf } from '../document/document.ts';
import { sameState, stateOf } from '../document/exchanged.ts';
import { awaitedSide, letterStage, namesAfter, sideByLinks } from '../document/letters.ts';
import type { Copy } from './copies.ts';
import { contains } from './copies.ts';
import { addSentences } from '../../words/say.ts';
import { letters } from '../../words/en/letters.ts';
import type { LetterMessage } from './letterMessage.ts';

addSentences(letters);

/** What comes of a letter: the game as it is now, and what there is to say about it. */
export interface Received {
  readonly document: GameDocument;
  readonly told: LetterMessage | null;
  /** Whether the game has changed, so that it is saved at once. */
  readonly isNews: boolean;
}

/** Whether a saved game and one that comes for it are played by links. */
export const isLetter = (mine: GameDocument, letter: Replay): boolean =>
  isByLinks(mine.seats) && letter.seats !== undefined && isByLinks(letter.seats) && letter.stopped === null;

const copyOf = ({ game, players, cursor }: Pick<Replay, 'game' | 'players' | 'cursor'>): Copy => ({
  ...recordOf(game, players, cursor),
  revision: null,
});

/**
 * The game after somebody has opened a letter of it. Which of the two is later depends on what was played, since each
 * device counts its own changes: more takebacks that the player here asked for, or else more moves. A letter that
 * parts from the game changes nothing.
 */
export function receive(mine: GameDocument, letter: Replay): Received {
  const theirs = documentOf(letter);
  const me = sideByLinks(mine);
  const revision = theirs.identity?.revision ?? null;
  const [here, there] = [copyOf(mine), copyOf(letter)];
  const unchanged = (told: LetterMessage): Received => ({ document: mine, told, isNews: false });
  const parted = unchanged({ id: 'letter/parted' });
  const adopted: Received = {
    document: {
      ...theirs,
      seats: mine.seats,
      players: namesAfter(mine, theirs.players),
      takebacks: mine.takebacks,
      identity: mine.identity && { ...mine.identity, revision: mine.identity.revision + 1 },
      exchanged: stateOf(theirs),
      received: me === null ? null : revision,
    },
    told: null,
    isNews: true,
  };
  // What was taken back by agreement is no longer known here, so another line from then parts from the game.
  if (theirs.cuts < mine.cuts) return contains(here, there) ? unchanged(STALE) : parted;
  if (theirs.cuts > mine.cuts) {
    const isGranted = me === null || mine.takebackOffer === me;
    return isGranted && (me === null || contains(here, there)) ? adopted : parted;
  }
  if (!contains(there, here)) return contains(here, there) ? unchanged(STALE) : parted;
  if (!contains(here, there)) return adopted;
  const [mineNow, theirsNow] = [stateOf(mine), stateOf(theirs)];
  if (sameState(mineNow, theirsNow)) {
    const known = { ...mine, exchanged: theirsNow };
    if (letterStage(known) === 'waiting')
      return { document: known, told: { id: 'letter/own' }, isNews: mine.exchanged === null };
    const isLater = (revision ?? 0) > (mine.received ?? 0);
    const document = me !== null && isLater ? { ...known, received: revision } : known;
    return { document, told: null, isNews: isLater || mine.exchanged === null };
  }
  // The same moves with something offered or withdrawn: by the other player it is news, unless a later link came before.
  if (mine.received !== null && (revision ?? 0) <= mine.received) return unchanged(STALE);
  const told = withdrawnIn(theirs, mine);
  const isOffered = [theirs.drawOffer, theirs.takebackOffer].some((side) => side !== null && side !== me);
  return isOffered || told ? { ...adopted, told } : unchanged(STALE);
}

/** What the other player offers no longer; null if nothing was withdrawn. */
function withdrawnIn(theirs: GameDocument, mine: GameDocument): LetterMessage | null {
  const side = awaitedSide(mine);
  if (side === null) return null;
  const player = mine.players[side];
  if (mine.drawOffer === side && theirs.drawOffer !== side)
    return { id: 'letter/draw-withdrawn', side, player };
  if (mine.takebackOffer === side && theirs.takebackOffer !== side)
    return { id: 'letter/takeback-withdrawn', side, player };
  return null;
}

const STALE: LetterMessage = { id: 'letter/stale' };
