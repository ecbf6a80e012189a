/** Where a game comes from. */
interface About {
  /** Year and occasion, in a few words. */
  readonly origin: string;
  readonly text: readonly string[];
  /** The address of the inventor's own site, if there is one, as the reader sees it. */
  readonly site?: string;
}

const OURS =
  'The words, boards and tasks in this rulebook are ours. We wrote them from the rules on the inventor’s page.';

/** Where each game comes from, by its id, as far as its inventor's page says. */
export const abouts: Readonly<Record<string, About>> = {
  chess99: {
    origin: '2019, developed over some years',
    text: [
      'Claude Lapointe invented Chess 99. He first changed a few rules of chess that he did not like, and in time this became a game of its own. Its page on The Chess Variant Pages is of 2019. He also has a site about the game.',
      OURS,
    ],
    site: 'www.chess99.net',
  },
  hex39: {
    origin: 'made for a contest of games on 39 squares',
    text: [
      'Torben Mogensen invented Hex 39 for the contest for a chess variant on a board with 39 squares. Its page is on The Chess Variant Pages and gives no date. Two other games here were made for that contest: TNS and Ben39, both of 1998.',
      OURS,
    ],
  },
  tns: {
    origin: '1998, for a contest of games on 39 squares',
    text: [
      'Andy Kurnia invented Thirty-Nine Squares Chess, TNS for short, in June 1998 for the contest for a chess variant on a board with 39 squares. It was published on The Chess Variant Pages in the same month.',
      OURS,
    ],
  },
  'battle-chieftain': {
    origin: '2002, on The Chess Variant Pages',
    text: [
      'Craig Daniel invented Battle Chieftain Chess. It was published on The Chess Variant Pages in September 2002. The page does not say what it was made for.',
      OURS,
    ],
  },
  ben39: {
    origin: '1998, for a contest of games on 39 squares',
    text: [
      'Ben Good invented Ben39 for the contest for a chess variant on a board with 39 squares. It was published on The Chess Variant Pages in December 1998.',
      OURS,
    ],
  },
};
