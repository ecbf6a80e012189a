// The short path into a game, apart from its cards.
import { counted } from '../grammar.ts';

export const learnIn = (minutes: number) => `Learn in ${counted(minutes, 'minute')}`;
export const goOn = (card: number, of: number) => `Continue: card ${String(card)} of ${String(of)}`;
/** A link’s text together with the game it leads to, for people who hear one link after the other. */
export const ofGame = (link: string, game: string) => `${link}: ${game}`;
export const again = 'The short path again';

export const noPath = 'The short path is not here';
export const titleOf = (card: string, game: string) => `${card}, ${game}`;
export const noCard = 'There is no such card';
export const noCardWhy = 'The address names a card that this path does not have.';
export const toFirst = 'To the first card';

export const rulebook = 'Rulebook';
export const more = 'More about this game';

export const inMinutes = (game: string, minutes: number) => `${game} in ${counted(minutes, 'minute')}`;
export const howItGoes =
  'Each card has one idea and one thing to do on the board. The last one starts a game.';
export const question = 'Have you played chess before?';
export const knowsChess = 'I know chess';
export const neverPlayed = 'I have never played';

export const place = (card: number, of: number) => `Card ${String(card)} of ${String(of)}`;
export const wellDone = 'Well done!';
/** After a solution that was shown. */
export const shown = 'That is how it goes.';
export const previous = 'Previous card';
export const showMe = 'Show me';
export const tryAgain = 'Try again';
export const skip = 'Skip';
export const next = 'Next';
export const play = 'Play';
export const playComputer = 'Play the computer';
export const beginAnew = 'Begin anew';
