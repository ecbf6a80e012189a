import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { readAction, withActions } from '../../../src/engine/game/action.ts';
import { variantNamed } from '../../support/registry.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, newGame } from '../../../src/engine/game/game.ts';
import { roundsOf } from '../../../src/engine/record/rounds.ts';
import type { Choice } from '../../../src/engine/rules/move.ts';
import { namedPiece } from '../../../src/engine/rules/argument.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { isInvolved } from '../../../src/store/targets.ts';
import { picksFor } from '../../support/picks.ts';
import { valueOf } from '../../support/result.ts';
import { pieceWords, sideName } from '../../../src/words/en/grammar.ts';
import { say } from '../../../src/words/say.ts';

/** The site of the board with a name, a button. A page is searched for attributes several times as fast as for any role and name. */
export const site = (page: Page, name: string): Locator =>
  page.locator(`[role=button][aria-label^="${name}, "]`);

/** The end of the name of a site, which may be its shade. */
const END = '(, (dark|light|red|blue|green))?$';

/** What a screen reader says about a site, without its name and its shade. */
export async function expectOn(page: Page, name: string, words: string) {
  const whole = words.replace(/\$$/, () => END);
  await expect(site(page, name)).toHaveAccessibleName(new RegExp(`^${name}, ${whole}`));
}

/** The actions that the record shows. */
export const recordedActions = (page: Page): Locator =>
  page.getByRole('list', { name: 'Moves' }).getByRole('button');

/** The notation of a game in the record, action by action. */
export const recordedTexts = (game: Game): string[] =>
  roundsOf(game).flatMap(({ white, black }) =>
    [white, black].flatMap((turn) => turn?.parts.map(({ text }) => text) ?? []),
  );

/** Picks the sites one after the other with the mouse. */
export async function click(page: Page, ...names: readonly string[]) {
  for (const name of names) await site(page, name).click();
}

/** Whether a group of buttons covers a site. */
export async function covers(group: Locator, square: Locator): Promise<boolean> {
  const [a, b] = [await group.boundingBox(), await square.boundingBox()];
  if (!a || !b) throw new Error('One of them is not on the screen.');
  const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
  return x > a.x && x < a.x + a.width && y > a.y && y < a.y + a.height;
}

/** Waits until the game has ended with that sentence. */
export async function expectResult(page: Page, sentence: string) {
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(sentence);
}

/** Waits until the address holds the game on the screen. */
export async function settledAddress(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      // Longer than the pause after which the address is written.
      await page.waitForTimeout(150);
      last = page.url();
      return last === before;
    })
    .toBe(true);
  return last;
}

/** How one kind of input (mouse, keyboard, touch) picks things. */
export interface Picker {
  readonly site: (name: string) => Promise<void>;
  /** Picks a piece in hand, by the name of the player who holds it and of the piece. */
  readonly held: (holder: string, piece: string) => Promise<void>;
  readonly button: (label: string) => Promise<void>;
  /** Confirms a move that does several things, where such a move waits to be seen. */
  readonly confirm?: () => Promise<void>;
}

export const heldPiece = (page: Page, holder: string, piece: string): Locator =>
  page
    .getByRole('list', { name: `${holder}’s hand` })
    .getByRole('button', { name: new RegExp(`^${piece}`), disabled: false })
    .first();

export const mouse = (page: Page): Picker => ({
  site: (name) => site(page, name).click(),
  held: (holder, piece) => heldPiece(page, holder, piece).click(),
  button: (label) => page.getByRole('button', { name: label, exact: true }).click(),
});

export const finger = (page: Page): Picker => ({
  site: (name) => site(page, name).tap(),
  held: (holder, piece) => heldPiece(page, holder, piece).tap(),
  button: (label) => page.getByRole('button', { name: label, exact: true }).tap(),
  confirm: () => page.getByRole('group', { name: 'Choose how' }).getByRole('button', { name: 'Play' }).tap(),
});

/**
 * Plays actions of the game on the screen, each by picking what a person would pick, and checks that the
 * record follows. Returns the game after the actions.
 */
export async function play(
  page: Page,
  picker: Picker,
  game: Game,
  actions: readonly string[],
): Promise<Game> {
  let current = game;
  for (const action of actions) {
    current = await act(picker, current, action);
    await expect(recordedActions(page)).toHaveCount(current.steps.length);
    await expect(recordedActions(page).last()).toHaveText(recordedTexts(current).at(-1) ?? '');
    await expect(page.getByText('Preview:')).toHaveCount(0);
  }
  return current;
}

/** Plays an action of the game on the screen by picking what a person would pick. Returns the game after it. */
export async function act(picker: Picker, game: Game, action: string): Promise<Game> {
  const move = valueOf(readAction(game, action));
  const picked = picksFor(game, move);
  for (const choice of picked) await pickChoice(picker, game, choice);
  if (isInvolved(game.variant, { position: currentPosition(game), picked }, move)) await picker.confirm?.();
  return valueOf(withActions(game, [action]));
}

async function pickChoice(picker: Picker, game: Game, choice: Choice): Promise<void> {
  const { topology } = game.variant;
  switch (choice.kind) {
    case 'site':
      return picker.site(shapeOf(topology, choice.site).name);
    case 'hand': {
      const holder = sideName(currentPosition(game).turn);
      return picker.held(holder, pieceWords(namedPiece(game.variant, choice.piece)));
    }
    case 'button':
      return picker.button(say(choice.label));
  }
}

/** The game that a new page of a variant shows, or one that begins at another position. */
export function gameOf(id: string, start?: string): Game {
  const variant = variantNamed(id);
  return newGame(variant, start === undefined ? undefined : valueOf(variant.readPosition(start)));
}

/**
 * A game of Chess 99 to the capture of a king, with a capture en passant by a knight, a castling with the
 * paladin, and a promotion two turns after the pawn arrived.
 */
export const wholeChess99 =
  'a2-a4 b9-c7 a4-a6 c7-d5 c2-c4 d5-c3ep e1~f1 b8-b7 a6-b7 i8-i6 b7-c8 i6-i5 c8-d9 i5-i4 d9=N-b8 a8-a7 b8-d7 a7-a6 d7-e9'.split(
    ' ',
  );

/** A game of Hex 39 in which a rook walks into the castle. */
export const wholeHex39 = 'i3-j4 c7-d6 j2-e7 f8-c7 e7-g9'.split(' ');

/**
 * A game of TNS Chess with promotions, two drops in one turn, a drop that must be made, and both kings
 * captured and dropped again, the last one into mate.
 */
export const wholeTns =
  'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+ W@e5 d3-c4 d2-c3+ end f5-e7+ c3-d1+ end e7-d9 w@b4 c7-c8 K@f5 F@g5 d9-e7+ k@g4'.split(
    ' ',
  );

/** A small army each, with the kings still to be placed. */
export const smallArmies = '3b1b1b2/6/8/6/8/8/8/6/8/6/2B1B1B3 w p';

/**
 * A game of Battle Chieftain from `smallArmies`: a king flies over a gap, one changes in check, one is
 * captured and replaced, and an army is destroyed.
 */
export const wholeChieftain = 'K@i2 K@e10 i2-d2 e10-e1 K=g1 e1-g1 K=d2 g1-c1'.split(' ');

/** A position of Ben39 with a bit of everything on it. */
export const ben39Start = '2k1/5/R6/1r1sS2/P2Gbp1/5/1K2 8/8/8/4I3/1W2Z3/8/6X1/5X2 d14,l2 w CWxxxxx';

/**
 * A game of Ben39 from that position: drops on crossings, a castle dropped with a chosen step, a king moved
 * thanks to it, a check answered by an immobilizer, a capture by teleport, a rotation with two captures, a
 * movable square with one companion, and a king captured.
 */
export const wholeBen39 =
  'C@g3d X@a7 h2-f4 d8-d4 i9-e5 X@a9 W@m7 X@a11 c7*b6 X@c11 i7cw X@e11 l2_n4.m3 e11-g11 b10-h10 g11-i11 h10-h14'.split(
    ' ',
  );
