import { claimsIn } from '../../src/engine/game/ending.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, historyAt, newGame, outcomeOf, statusAt } from '../../src/engine/game/game.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Side } from '../../src/engine/rules/side.ts';
import { SIDES, otherSide } from '../../src/engine/rules/side.ts';
import {
  after,
  afterKingTaken,
  count,
  endOf,
  isInCheck,
  isWonBy,
  kingSite,
  lastAction,
  marked,
  piecesOn,
  turnOf,
} from './onBoard.ts';

/** What a card says, and whether that is true of a game in which the card is shown. */
export interface Card {
  readonly says: string;
  readonly holds: (game: Game) => boolean;
}

const enemyOf = (game: Game): Side => otherSide(turnOf(game));
const piecesOf = (game: Game, side: Side) => piecesOn(game).filter((piece) => piece.side === side);

/** The site named last in the last action. */
const goalOf = (game: Game): string => /([a-o]\d+)[^\d]*$/.exec(lastAction(game))?.[1] ?? '';

/** The games in which the side to move leaves its king attacked and the turn is the enemy’s. */
const afterCheckIgnored = (game: Game): Game[] =>
  after(game).filter(
    (next) => !outcomeOf(next) && turnOf(next) !== turnOf(game) && isInCheck(next, turnOf(game)),
  );

/** The same in which the enemy then takes the king; no game for an enemy that cannot. */
const afterKingLost = (game: Game): (Game | undefined)[] =>
  afterCheckIgnored(game).map((next) => afterKingTaken(next)[0]);

/** How many columns and rows lie between two sites. */
const apart = (one: string, other: string): readonly [number, number] => [
  Math.abs(one.charCodeAt(0) - other.charCodeAt(0)),
  Math.abs(Number(one.slice(1)) - Number(other.slice(1))),
];

const position = (game: Game): string => game.variant.writePosition(currentPosition(game));

/** The game begun anew without what stands on a site; null if no game begins so. */
function without({ variant, ...game }: Game, site: string): Game | null {
  const current = currentPosition({ variant, ...game });
  const board = current.board.map((piece, i) => (variant.topology.sites[i]?.name === site ? EMPTY : piece));
  const read = variant.readPosition(variant.writePosition({ ...current, board }));
  return read.ok ? newGame(variant, read.value) : null;
}

const chess99: Readonly<Record<string, Card>> = {
  'king-capture': {
    says: 'Capturing the king wins, unless your own king is then attacked or is all that you have left.',
    holds: (game) =>
      afterKingTaken(game).every(
        (next) =>
          isWonBy(next, turnOf(game)) ===
          (piecesOf(next, turnOf(game)).length > 1 && !isInCheck(next, turnOf(game))),
      ),
  },
  'en-passant-by-any-piece': {
    says: 'Any piece, not only a pawn, can capture a pawn that has just gone two squares as if it had gone one.',
    holds: (game) =>
      after(game, /ep$/).every((next) => piecesOn(next).length === piecesOn(game).length - 1) &&
      after(game, /ep$/).some((next) =>
        piecesOn(game).some(({ site, letter }) => lastAction(next).startsWith(site) && letter !== 'P'),
      ),
  },
  'en-passant-by-pawn': {
    says: 'A pawn that has just gone two squares can be captured as if it had gone one, in the very next turn only.',
    holds: (game) => {
      const goal = after(game, /ep$/).map(goalOf)[0];
      const later = after(game, /^[^p]+$/)
        .filter((next) => !outcomeOf(next))
        .flatMap((next) => after(next)[0] ?? []);
      return goal !== undefined && later.every((next) => !after(next, /ep$/).map(goalOf).includes(goal));
    },
  },
  check: {
    says: 'You may ignore a check, but your opponent may then take your king.',
    holds: (game) => afterKingLost(game).every((next) => next !== undefined),
  },
  'both-in-check': {
    says: 'While both kings are in check, the player to move may claim a draw.',
    holds: (game) => claimsIn(game).includes('both-in-check'),
  },
  castling: {
    says: 'On its first rank a king can change places with any piece of its own beside it, even in check.',
    holds: (game) => isInCheck(game, turnOf(game)) && after(game, /~/).length > 0,
  },
  'waiting-pawn': {
    says: 'A pawn on the last rank stays a pawn; in any later turn it can become a bishop or a knight.',
    holds: (game) =>
      piecesOf(game, turnOf(game))
        .filter(({ letter, site }) => letter === 'P' && site.endsWith(turnOf(game) === 0 ? '9' : '1'))
        .every(({ site }) =>
          ['B', 'N'].every((letter) => after(game, new RegExp(`^${site}=${letter}$`)).length === 1),
        ),
  },
  'two-squares': {
    says: 'A pawn can go two squares from wherever it stands, not only on its first move.',
    holds: (game) => {
      const late = piecesOf(game, turnOf(game)).filter(
        ({ letter, site }) => letter === 'P' && !/[1289]$/.test(site),
      );
      return late.some(({ site }) => {
        const two = Number(site.slice(1)) + (turnOf(game) === 0 ? 2 : -2);
        return after(game, new RegExp(`^${site}-${site.charAt(0)}${String(two)}$`)).length === 1;
      });
    },
  },
  'move-limit': {
    says: 'The game is drawn after Black’s move\u00a099 if both kings are still there.',
    holds: (game) =>
      !/ b \S+ 99$/.test(position(game)) ||
      after(game).every((next) =>
        kingSite(next, 0) === '' ? endOf(next) !== null : endOf(next) === 'draw move-limit',
      ),
  },
};

const hex39: Readonly<Record<string, Card>> = {
  castle: {
    says: 'One piece in the enemy’s castle is enough: entering it wins at once.',
    holds: (game) =>
      after(game, turnOf(game) === 0 ? /-g9$/ : /-g1$/).every((next) => isWonBy(next, turnOf(game))),
  },
  'few-moves': {
    says: 'There is no stalemate: a side without a legal move loses.',
    holds: (game) =>
      after(game).every(
        (next) =>
          endOf(next) === null || isWonBy(next, turnOf(game)) || !(endOf(next) ?? '').includes('no-moves'),
      ),
  },
  repetition: {
    says: 'No move may bring back an earlier position of this game.',
    holds: (game) => {
      const earlier = [...historyAt(game, game.steps.length), currentPosition(game)].map((past) =>
        game.variant.writePosition(past),
      );
      const { forbidden } = statusAt(game, game.steps.length);
      return (
        forbidden.every((move) =>
          earlier.includes(game.variant.writePosition(game.variant.play(currentPosition(game), move))),
        ) && after(game).every((next) => !earlier.includes(position(next)))
      );
    },
  },
  'last-castle-piece': {
    says: 'One side has a single piece left that can enter a castle. If that is captured, the side loses.',
    holds: (game) =>
      SIDES.some((side) =>
        piecesOf(game, side).some(({ site }) => {
          const left = without(game, site);
          return left !== null && endOf(left) !== null && isWonBy(left, otherSide(side));
        }),
      ),
  },
  'sideways-pawn': {
    says: 'At either end of the row before the enemy’s castle a pawn moves sideways: nothing lies ahead of it.',
    holds: (game) => after(game, /^(d8-f8|j8-h8|d2-f2|j2-h2)$/).length > 0,
  },
  'leaping-bishop': {
    says: 'A bishop leaps to the nearest hexes of its own colour; nothing on the way can stop it.',
    holds: (game) =>
      piecesOf(game, turnOf(game))
        .filter(({ letter }) => letter === 'B')
        .every(({ site }) =>
          after(game, new RegExp(`^${site}-`)).every((next) => {
            const [across, up] = apart(site, goalOf(next));
            return (across === 0 && up === 2) || (across === 3 && up === 1);
          }),
        ),
  },
};

const tns: Readonly<Record<string, Card>> = {
  'king-promotion': {
    says: 'A king whose move ends in its zone can promote and win, unless it is in check there with a way out.',
    holds: (game) => {
      const own = new RegExp(`^${kingSite(game, turnOf(game))}-`);
      const promoted = after(game, own).filter((next) => lastAction(next).endsWith('+'));
      const stayed = after(game, own).filter((next) => !lastAction(next).endsWith('+'));
      const zone = turnOf(game) === 0 ? /[789]$/ : /[123]$/;
      return (
        promoted.every((next) => isWonBy(next, turnOf(game))) &&
        stayed.every((next) => endOf(next) !== `${turnOf(game) === 0 ? 'w' : 'b'} king-promoted`) &&
        stayed
          .filter((next) => zone.test(lastAction(next)) && !isInCheck(next, turnOf(game)))
          .every((next) => promoted.some((other) => lastAction(other) === `${lastAction(next)}+`))
      );
    },
  },
  'king-capture': {
    says: 'Capturing the king doesn’t win: you hold it for three turns at most, then you must drop it again.',
    holds: (game) =>
      afterKingTaken(game)
        .filter((next) => !lastAction(next).endsWith('+'))
        .every((next) => !isWonBy(next, turnOf(game)) && /[kK][34]/.test(position(next))),
  },
  check: {
    says: 'You may ignore a check, but you lose if you are checkmated when your turn comes.',
    holds: (game) => afterKingLost(game).every((next) => next !== undefined && !isWonBy(next, enemyOf(game))),
  },
  due: {
    says: 'A held piece marked “1 turn” must be dropped before this turn can end.',
    holds: (game) => after(game, /^end$/).length === 0,
  },
  drops: {
    says: 'After your move you may drop pieces that you hold; your opponent moves them from then on.',
    holds: (game) =>
      after(game, /@/).length > 0 &&
      after(game, /@/).every(
        (next) => piecesOf(next, enemyOf(game)).length > piecesOf(game, enemyOf(game)).length,
      ),
  },
  colour: {
    says: 'You can’t drop a ferz on a colour on which its own side already has a ferz or a bishop.',
    holds: (game) => {
      const diagonal = piecesOf(game, enemyOf(game)).filter(({ letter }) => 'FB'.includes(letter));
      const isOfColour = (one: string, other: string) =>
        (apart(one, other)[0] + apart(one, other)[1]) % 2 === 0;
      return after(game, /^f@/i).every(
        (next) => !diagonal.some(({ site }) => isOfColour(site, goalOf(next))),
      );
    },
  },
  countdown: {
    says: 'A captured piece stays your opponent’s; you must put it back on the board within three turns.',
    holds: (game) =>
      !/[a-zA-Z][4-9]/.test(position(game).split(' ')[2] ?? '') || position(game).endsWith(' d'),
  },
  promotion: {
    says: 'A piece whose move ends in its zone can promote by a step, or stay what it is.',
    holds: (game) =>
      after(game, /\+$/).every(
        (next) => after(game, new RegExp(`^${lastAction(next).slice(0, -1)}$`)).length === 1,
      ),
  },
};

const battleChieftain: Readonly<Record<string, Card>> = {
  check: {
    says: 'You may ignore a check. Losing the king costs a turn and a berserker, and the game if it is your last.',
    holds: (game) =>
      afterKingLost(game).every(
        (next) =>
          next !== undefined &&
          (isWonBy(next, enemyOf(game)) ||
            after(next).every(
              (crowned) =>
                lastAction(crowned).startsWith('K=') &&
                isWonBy(crowned, enemyOf(game)) === (count(next, turnOf(game), 'B') === 1),
            )),
      ),
  },
  'king-capture': {
    says: 'Capturing the king wins only if the enemy has a single berserker left. Otherwise it crowns another.',
    holds: (game) =>
      afterKingTaken(game).every(
        (next) =>
          outcomeOf(next) === null &&
          after(next).every(
            (crowned) => isWonBy(crowned, turnOf(game)) === (count(game, enemyOf(game), 'B') === 1),
          ),
      ),
  },
  'last-berserker': {
    says: 'A side without berserkers loses, even if it had to crown its last one.',
    holds: (game) =>
      after(game).every(
        (next) =>
          (endOf(next)?.endsWith('army-destroyed') ?? false) ===
          SIDES.some((side) => count(next, side, 'B') === 0),
      ),
  },
  wall: {
    says: 'You may stop on the enemy’s wall only to capture there; passing over it is free.',
    holds: (game) => {
      const ground = game.variant.terrain(currentPosition(game));
      const wall = ground.filter(
        ({ site, label }) => site >= 0 && JSON.stringify(label).includes(`"side":${String(enemyOf(game))}`),
      );
      const names = wall.map(({ site }) => game.variant.topology.sites[site]?.name);
      return after(game, /-/)
        .filter((next) => names.includes(goalOf(next)))
        .every((next) => piecesOn(next).length < piecesOn(game).length);
    },
  },
  'flying-king': {
    says: 'A king flies over gaps, where berserkers stop; only pieces and the edge stop it.',
    holds: (game) => {
      const own = kingSite(game, turnOf(game));
      return after(game, new RegExp(`^${own}-`)).every((next) => apart(own, goalOf(next)).includes(0));
    },
  },
};

const ben39: Readonly<Record<string, Card>> = {
  check: {
    says: 'You may ignore a check, but you lose if your king is captured.',
    holds: (game) => afterKingLost(game).every((next) => next !== undefined && isWonBy(next, enemyOf(game))),
  },
  'king-and-castles': {
    says: 'A king moves only between squares that touch a castle of its own.',
    holds: (game) =>
      after(game, new RegExp(`^${kingSite(game, turnOf(game))}-`)).every((next) =>
        [kingSite(game, turnOf(game)), goalOf(next)].every((square) =>
          cornersOf(square).some((corner) =>
            piecesOf(game, turnOf(game)).some(({ site, noun }) => site === corner && noun.endsWith('castle')),
          ),
        ),
      ),
  },
  immobilized: {
    says: 'A piece beside an enemy immobilizer can’t move by itself, but others can still move it.',
    holds: (game) =>
      marked(game, 'frozen').every((site) => after(game, new RegExp(`^${site}-`)).length === 0),
  },
  teleport: {
    says: 'Two wizards teleport: a piece beside one goes to the same place beside the other.',
    holds: (game) => count(game, turnOf(game), 'W') === 2 && after(game, /\*/).length > 0,
  },
  rotation: {
    says: 'A spider can turn all pieces of its side around it by one square, capturing where they land.',
    holds: (game) =>
      after(game, /cw$/).every(
        (next) => piecesOf(next, enemyOf(game)).length <= piecesOf(game, enemyOf(game)).length,
      ),
  },
  travel: {
    says: 'Whatever stands on a movable square travels with it, an enemy’s piece too.',
    holds: (game) =>
      after(game, /_/).every((next) => {
        const [from = '', to = ''] = lastAction(next).split(/[_.]/);
        const before = piecesOn(game).find(({ site }) => site === from);
        const arrived = piecesOn(next).find(({ site }) => site === to);
        return (
          before?.side === arrived?.side && (before?.letter === arrived?.letter || before?.letter === 'P')
        );
      }),
  },
  'movable-square': {
    says: 'With more pieces than the enemy on a movable square and its corners you can move that square.',
    holds: (game) =>
      after(game, /_/).every((next) => {
        const square = lastAction(next).split('_')[0] ?? '';
        const frozen = marked(game, 'frozen');
        const onIt = (side: Side) =>
          piecesOf(game, side).filter(
            ({ site }) => [square, ...cornersOf(square)].includes(site) && !frozen.includes(site),
          ).length;
        return onIt(turnOf(game)) > onIt(enemyOf(game));
      }),
  },
  'captured-pieces': {
    says: 'A captured piece changes sides: it waits in hand, and dropping it takes a turn.',
    holds: (game) => after(game, /^[RBNGSP]@/).every((next) => turnOf(next) !== turnOf(game)),
  },
  'castle-steps': {
    says: 'A castle steps along a line and diagonally in turn; its figure shows which comes next.',
    holds: (game) =>
      after(game, /-/)
        .filter((next) =>
          piecesOn(game).some(
            ({ site, letter }) => lastAction(next).startsWith(`${site}-`) && 'CD'.includes(letter),
          ),
        )
        .every((next) => count(game, turnOf(game), 'D') !== count(next, turnOf(game), 'D')),
  },
};

/** The crossings at the corners of a square of Ben39. */
function cornersOf(square: string): string[] {
  const [column, row] = [square.charCodeAt(0), Number(square.slice(1))];
  return [-1, 1].flatMap((dx) =>
    [-1, 1].map((dy) => `${String.fromCharCode(column + dx)}${String(row + dy)}`),
  );
}

/** The cards of each rulebook, by the ids of their hints. */
export const cards: Readonly<Record<string, Readonly<Record<string, Card>>>> = {
  chess99,
  hex39,
  tns,
  'battle-chieftain': battleChieftain,
  ben39,
};
