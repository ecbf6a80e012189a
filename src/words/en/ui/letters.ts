// Playing at a distance, by links.

export const title = 'By links';
/** In the place of a player without a name. */
const somebody = 'the other player';
const named = (player: string) => (player === '' ? somebody : player);
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is to be sent. */
export type ToSend = 'game' | 'move' | 'offer' | 'end';
const things: Readonly<Record<ToSend, string>> = {
  game: 'the game',
  move: 'your move',
  offer: 'your request',
  end: 'the end of the game',
};
export const send = (what: ToSend, player: string) => `Send ${things[what]} to ${named(player)}`;
export const link = (player: string) => `Link for ${named(player)}`;
export const noServer =
  'Hand the link on yourself, by chat or mail. The game is in it: there is no server and no account.';
export const waiting = (player: string) => `Waiting for ${named(player)}. Open the link that comes back.`;
export const sendAgain = 'Send the link again';
export const askBack = 'Ask to take my turn back';
export const asksBack = (player: string) => `${first(named(player))} asks to take the last turn back.`;
export const accept = 'Take it back';
export const decline = 'Decline';
export const lookingOn = 'You look on. Each link that you open shows how the game goes.';
export const parted = 'A link parts from this game.';
export const seeBoth = 'See both lines in Explore';
/** What the share sheet says beside the link. */
export const shareText = (game: string) => `Your turn in ${game}`;
