// Playing at a distance, by links.

export const title = 'By links';
/** In the place of a player without a name. */
const somebody = 'the other player';
const named = (player: string) => (player === '' ? somebody : player);
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const things = {
  game: 'the game',
  move: 'your move',
  offer: 'your offer',
  answer: 'your answer',
  withdrawal: 'your withdrawal',
  end: 'the end of the game',
} as const;
export const send = (what: keyof typeof things, player: string) => `Send ${things[what]} to ${named(player)}`;
export const link = (player: string) => `Link for ${named(player)}`;
export const noServer =
  'Hand the link on yourself, by chat or mail. The game is in it: there is no server and no account.';
export const waiting = (player: string) => `Waiting for ${named(player)}. Open the link that comes back.`;
export const sendAgain = 'Send the link again';
export const askBack = 'Ask to take my turn back';
export const withdraw = 'Leave my turn as it is';
export const asksBack = (player: string) => `${first(named(player))} asks to take the last turn back.`;
export const accept = 'Take it back';
export const decline = 'Decline';
export const lookingOn =
  'You look on. Each link that you open shows how the game goes; this device does not keep it.';
export const takeSide = 'I play in this game';
/** In the Share dialog, above a link that is not for the other player. */
export const forOthers = 'For others';
export const forOthersWhy = {
  looking: 'This link is for looking on.',
  turn: 'This link is for looking on. Your move gets a link of its own once you have played it.',
  sending: 'This link is for looking on. The link for the other player is the one above.',
} as const;
export const parted = 'A link parts from this game.';
export const seeBoth = 'See both lines in Explore';
/** What the share sheet says beside the link. */
export const shareText = (game: string) => `Your turn in ${game}`;
