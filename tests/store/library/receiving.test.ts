import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentPosition, positionAt } from '../../../src/engine/game/game.ts';
import { AWAY, PERSONS } from '../../../src/engine/record/seats.ts';
import { WHITE } from '../../../src/engine/rules/side.ts';
import { letterStage, ONLOOKER, toSend } from '../../../src/store/document/letters.ts';
import { keepingFailure } from '../../../src/store/library/keepingFailure.ts';
import type { KeepingMessage } from '../../../src/store/library/keepingMessage.ts';
import { readExport, writeExport } from '../../../src/store/library/exportFile.ts';
import { importGames } from '../../../src/store/library/importing.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { valueOf } from '../../support/result.ts';
import type { Correspondent } from '../../support/correspondent.ts';
import { correspondent } from '../../support/correspondent.ts';
import { games } from '../../support/randomGame.ts';
import { registry, variantNamed } from '../../support/registry.ts';

const chess99 = variantNamed('chess99');
const FORBIDDEN: KeepingMessage = { id: 'keeping/forbidden' };
const blocked = () => Promise.resolve(keepingFailure(FORBIDDEN));

/** A device that lets nothing be saved, as in a private window. */
const NO_STORAGE: Repository = {
  all: blocked,
  get: blocked,
  put: () => Promise.resolve({ kind: 'failed', message: FORBIDDEN }),
  restore: blocked,
  rename: blocked,
  remove: blocked,
  hasRemoved: () => false,
};

const lineOf = (who: Correspondent) =>
  who
    .game()
    .steps.map(({ action }) => action)
    .join(' ');
const stageOf = (who: Correspondent) => letterStage(who.state().document);

/** Ada, who plays White, and Bo, after they have exchanged links for these moves. */
async function pair(...line: string[]) {
  const [ada, bo] = [correspondent(chess99), correspondent(chess99)];
  ada.begin([null, AWAY]);
  let link = '';
  for (const [i, action] of line.entries()) {
    const [mover, other] = i % 2 === 0 ? [ada, bo] : [bo, ada];
    mover.play(action);
    link = mover.send();
    await other.open(link);
  }
  return { ada, bo, link };
}

describe.each(registry)('two people play $id by nothing but links', (variant) => {
  test('so that each has one game, the same', async () => {
    await fc.assert(
      fc.asyncProperty(games(24, variant), async (game) => {
        const [ada, bo] = [correspondent(variant), correspondent(variant)];
        ada.begin([null, AWAY], game.start);
        // Whoever waits for the first move sends the game itself.
        if (game.start.turn !== WHITE) await bo.open(ada.send());
        for (const [ply, { action }] of game.steps.entries()) {
          const mover = positionAt(game, ply).turn === WHITE ? ada : bo;
          const other = mover === ada ? bo : ada;
          mover.play(action);
          if (stageOf(mover) === 'own turn') continue;
          expect(stageOf(mover)).toBe('to send');
          await other.open(mover.send());
          expect(other.state().notice).toBeNull();
          expect(lineOf(other)).toBe(lineOf(mover));
        }
        const [hers, his] = [await ada.library(), await bo.library()];
        expect(hers.length).toBeLessThanOrEqual(1);
        expect(his.length).toBeLessThanOrEqual(1);
        expect(his.map(({ id }) => id)).toEqual(his.length > 0 ? hers.map(({ id }) => id) : []);
      }),
      { numRuns: 3 },
    );
  });
});

describe('a link of a game by links', () => {
  test('is waited for, and nobody here moves meanwhile', async () => {
    const { ada, bo } = await pair('e2-e4');
    expect([stageOf(ada), stageOf(bo)]).toEqual(['waiting', 'own turn']);
    ada.state().say(() => {
      throw new Error('A move was looked for.');
    });
    expect(ada.state().notice?.id).toBe('play/others-turn');
  });

  test('changes nothing when it is opened twice, or by its sender', async () => {
    const { ada, bo, link } = await pair('e2-e4');
    await bo.open(link);
    expect(bo.state().notice).toBeNull();
    await ada.open(link);
    expect(ada.state().notice?.id).toBe('letter/own');
    expect(ada.state().document.seats).toEqual([null, AWAY]);
    expect([await ada.library(), await bo.library()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('that is older shows the game as it is now, and says so', async () => {
    const { ada, link: first } = await pair('e2-e4');
    const { bo, link } = { bo: correspondent(chess99), link: first };
    await bo.open(link);
    bo.play('e8-e6');
    await ada.open(bo.send());
    ada.play('d2-d4');
    await bo.open(ada.send());
    await bo.open(link);
    expect(bo.state().notice?.id).toBe('letter/stale');
    expect(lineOf(bo)).toBe('e2-e4 e8-e6 d2-d4');
    expect(await bo.library()).toHaveLength(1);
  });

  test('that parts from the game leaves it alone, and shows the other line beside it', async () => {
    const { ada, bo } = await pair('e2-e4');
    const other = correspondent(chess99);
    await other.open(ada.send());
    bo.play('e8-e6');
    await ada.open(bo.send());
    other.play('e8-e7');
    await ada.open(other.send());
    expect(ada.state().notice?.id).toBe('letter/parted');
    expect(lineOf(ada)).toBe('e2-e4 e8-e6');
    expect(ada.state().parted?.game.steps.map(({ action }) => action)).toEqual(['e2-e4', 'e8-e7']);
    expect(await ada.library()).toHaveLength(1);
  });

  test('asks to take a turn back, and is granted that', async () => {
    const { ada, bo } = await pair('e2-e4', 'e8-e6', 'd2-d4');
    ada.state().askBack();
    expect(stageOf(ada)).toBe('to send');
    await bo.open(ada.send());
    expect(bo.state().document.takebackOffer).toBe(WHITE);
    bo.state().answerTakeback(true);
    expect(stageOf(bo)).toBe('to send');
    const granted = bo.send();
    await ada.open(granted);
    expect([lineOf(ada), stageOf(ada)]).toEqual(['e2-e4 e8-e6', 'own turn']);
    ada.play('d2-d3');
    await bo.open(ada.send());
    expect(lineOf(bo)).toBe('e2-e4 e8-e6 d2-d3');
    await ada.open(granted);
    expect(ada.state().notice?.id).toBe('letter/stale');
    expect([await ada.library(), await bo.library()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('whose wish to take back is declined is answered with a move', async () => {
    const { ada, bo } = await pair('e2-e4');
    ada.state().askBack();
    await bo.open(ada.send());
    bo.state().answerTakeback(false);
    bo.play('e8-e6');
    await ada.open(bo.send());
    expect(ada.state().document.takebackOffer).toBeNull();
    expect(lineOf(ada)).toBe('e2-e4 e8-e6');
  });

  test('offers a draw, which ends the game of both once it is accepted', async () => {
    const { ada, bo } = await pair('e2-e4');
    ada.state().offerDraw(WHITE);
    await bo.open(ada.send());
    expect(bo.state().document.drawOffer).toBe(WHITE);
    bo.state().answerDraw(1, true);
    await ada.open(bo.send());
    expect(ada.game().ending).toEqual({ winner: null, reason: 'agreement' });
    expect([stageOf(ada), stageOf(bo)]).toEqual(['over', 'over']);
  });

  test('resigns', async () => {
    const { ada, bo } = await pair('e2-e4');
    bo.state().resign(1);
    expect(stageOf(bo)).toBe('to send');
    await ada.open(bo.send());
    expect(ada.game().ending).toMatchObject({ winner: WHITE });
  });

  test('that withdraws what was offered says so, and an older link does not offer it again', async () => {
    const { ada, bo } = await pair('e2-e4', 'e8-e6', 'd2-d4');
    ada.state().offerDraw(WHITE);
    expect(toSend(ada.state().document)).toBe('offer');
    const offering = ada.send();
    await bo.open(offering);
    ada.state().answerDraw(WHITE, false);
    expect([stageOf(ada), toSend(ada.state().document)]).toEqual(['to send', 'withdrawal']);
    await bo.open(ada.send());
    expect(bo.state().notice?.id).toBe('letter/draw-withdrawn');
    expect(bo.state().document.drawOffer).toBeNull();
    await bo.open(offering);
    expect(bo.state().notice?.id).toBe('letter/stale');
    expect(bo.state().document.drawOffer).toBeNull();
    ada.state().askBack();
    await bo.open(ada.send());
    ada.state().answerTakeback(false);
    await bo.open(ada.send());
    expect(bo.state().notice?.id).toBe('letter/takeback-withdrawn');
    expect(bo.state().document.takebackOffer).toBeNull();
    bo.play('d8-d6');
    await ada.open(bo.send());
    expect(lineOf(ada)).toBe('e2-e4 e8-e6 d2-d4 d8-d6');
  });

  test('shows the game to somebody who looks on, turn after turn, and saves it only once that is a player', async () => {
    const { ada, bo, link } = await pair('e2-e4');
    const eve = correspondent(chess99);
    await eve.lookAt(link);
    eve.state().setSeats(ONLOOKER);
    eve.state().rename(WHITE, 'Ada');
    bo.play('e8-e6');
    await eve.lookAt(bo.send());
    expect(lineOf(eve)).toBe('e2-e4 e8-e6');
    expect(eve.state().document.seats).toEqual(ONLOOKER);
    expect(currentPosition(ada.game()).turn).not.toBe(WHITE);
    expect(await eve.library()).toEqual([]);
    eve.state().setSeats([null, AWAY]);
    expect(await eve.library()).toHaveLength(1);
  });

  test('is answered with a game in which the sides are changed, which both have once', async () => {
    const { ada, bo } = await pair('e2-e4');
    bo.state().resign(1);
    await ada.open(bo.send());
    ada.rematch();
    expect([ada.state().document.seats, stageOf(ada)]).toEqual([[AWAY, null], 'to send']);
    expect(toSend(ada.state().document)).toBe('game');
    await bo.open(ada.send());
    expect(stageOf(bo)).toBe('own turn');
    bo.play('d2-d4');
    await ada.open(bo.send());
    expect([lineOf(ada), stageOf(ada), ada.state().document.seats]).toEqual([
      'd2-d4',
      'own turn',
      [AWAY, null],
    ]);
    expect([await ada.library(), await bo.library()].map(({ length }) => length)).toEqual([2, 2]);
  });

  test('finds its game on a device to which that was exported', async () => {
    const { ada, bo } = await pair('e2-e4');
    const [saved] = await ada.library();
    const exported = valueOf(readExport(writeExport(saved ? [saved] : [], {})));
    const laptop = correspondent(chess99);
    expect(await importGames(laptop.repository, exported, () => 'other')).toMatchObject({ added: 1 });
    bo.play('e8-e6');
    await laptop.open(bo.send());
    expect([lineOf(laptop), stageOf(laptop)]).toEqual(['e2-e4 e8-e6', 'own turn']);
    expect(laptop.state().document.seats).toEqual([null, AWAY]);
    laptop.play('d2-d4');
    await bo.open(laptop.send());
    expect(lineOf(bo)).toBe('e2-e4 e8-e6 d2-d4');
    expect(await laptop.library()).toHaveLength(1);
  });

  test('keeps its seats when a later record of it is pasted, which does not name them', async () => {
    const { ada, bo } = await pair('e2-e4');
    bo.play('e8-e6');
    const [[mine], [theirs]] = [await ada.library(), await bo.library()];
    if (!mine || !theirs) throw new Error('Both have the game.');
    const pasted = {
      ...theirs,
      id: mine.id,
      revision: mine.revision + 1,
      seats: [...PERSONS],
      exchanged: null,
    };
    const exported = valueOf(readExport(writeExport([pasted], {})));
    expect(await importGames(ada.repository, exported, () => 'other')).toMatchObject({ updated: 1 });
    expect(await ada.repository.get(mine.id)).toMatchObject({
      value: { actions: ['e2-e4', 'e8-e6'], seats: [null, AWAY], exchanged: mine.exchanged },
    });
  });

  test('is played on where nothing can be saved, though each link asks who plays', async () => {
    const [ada, bo] = [correspondent(chess99, NO_STORAGE), correspondent(chess99, NO_STORAGE)];
    ada.begin([null, AWAY]);
    for (const [i, action] of ['e2-e4', 'e8-e6', 'd2-d4'].entries()) {
      const [mover, other] = i % 2 === 0 ? [ada, bo] : [bo, ada];
      mover.play(action);
      await other.open(mover.send());
    }
    expect([lineOf(ada), lineOf(bo)]).toEqual(['e2-e4 e8-e6 d2-d4', 'e2-e4 e8-e6 d2-d4']);
    expect([stageOf(ada), stageOf(bo)]).toEqual(['waiting', 'own turn']);
  });

  test('keeps the names that each player has given', async () => {
    const { ada, bo } = await pair('e2-e4');
    ada.state().rename(1, 'Bobo');
    bo.state().rename(1, 'Bo');
    bo.play('e8-e6');
    await ada.open(bo.send());
    expect(ada.state().document.players).toEqual(['', 'Bo']);
  });
});
