import type { Game } from '../../src/engine/game/game.ts';
import { outcomeOf, positionAt, statusAt } from '../../src/engine/game/game.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import { kindOf } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';

/*
 * Which sections of the rulebook have the rules that a line of play uses: by the kinds of its moves and of the
 * pieces that move, by what stands in check on the way, and by how it ends.
 */

interface SectionsOfGame {
  /** By the kind of a move. */
  readonly moves: Readonly<Record<string, string>>;
  /** By the name of the kind of a piece that moves; `pieces` for the others. */
  readonly pieces: Readonly<Record<string, string>>;
  /** For a move that changes the kind of a piece. */
  readonly into?: string;
  /** For a position in which something is at stake, and by the kind of a move that is made there. */
  readonly danger?: string;
  readonly dangerMoves?: Readonly<Record<string, string>>;
  /** For a position in which repetition forbids a move. */
  readonly forbidden?: string;
}

const LINE_PIECES = ['chad rook', 'spider', 'wizard', 'castle', 'diagonal castle'];

const games: Readonly<Record<string, SectionsOfGame>> = {
  chess99: {
    moves: { enPassant: 'en-passant', swap: 'castling' },
    pieces: { pawn: 'pawn', paladin: 'paladin' },
    into: 'promotion',
    danger: 'check',
  },
  hex39: {
    moves: {},
    pieces: { pawn: 'pawn', rook: 'rook', bishop: 'bishop' },
    forbidden: 'repetition',
  },
  tns: {
    moves: { drop: 'hands' },
    pieces: {
      ...Object.fromEntries(
        ['bishop', 'horse', 'tiger', 'rook', 'dragon', 'lion', 'paladin', 'castle', 'elephant'].map(
          (name) => [name, 'promoted-pieces'],
        ),
      ),
      king: 'king',
    },
    into: 'promotion',
  },
  'battle-chieftain': {
    moves: { place: 'placing', crown: 'crowning' },
    pieces: { king: 'king', berserker: 'berserker' },
    danger: 'check',
    dangerMoves: { crown: 'changing-king' },
  },
  ben39: {
    moves: { drop: 'drops', teleport: 'teleport', rotate: 'rotation', carry: 'movable-squares' },
    pieces: {
      ...Object.fromEntries(LINE_PIECES.map((name) => [name, 'lines'])),
      immobilizer: 'immobilizer',
      king: 'castles-and-king',
    },
  },
};

/** The ids of the sections that a game which has ended uses from a ply on, sorted. */
export function sectionsOf({ variant, searching }: Searchable, game: Game, from: number): string[] {
  const used = games[variant.game];
  if (!used) throw new Error(`Nothing is known of the rules of ${variant.game}.`);
  const sections = new Set<string>();
  game.steps.slice(from).forEach(({ move }, i) => {
    const position = positionAt(game, from + i);
    const isDanger = used.danger !== undefined && searching.isInDanger(position);
    const ofMove = (isDanger ? used.dangerMoves?.[move.kind] : undefined) ?? used.moves[move.kind];
    sections.add(ofMove ?? pieceSection(used, variant, position, move));
    if (used.into !== undefined && 'into' in move && move.kind !== 'drop' && Number(move.into) !== 0)
      sections.add(used.into);
    if (isDanger) sections.add(used.danger);
    if (used.forbidden !== undefined && statusAt(game, from + i).forbidden.length > 0)
      sections.add(used.forbidden);
  });
  const outcome = outcomeOf(game);
  if (!outcome) throw new Error('The line does not end the game.');
  sections.add(variant.endRule(outcome));
  sections.delete('');
  return [...sections].sort();
}

/** The section for a plain move, by the piece; empty for a move that only ends a turn. */
function pieceSection(used: SectionsOfGame, { kinds }: Variant, { board }: Position, move: Move): string {
  if (!('from' in move)) return '';
  const name = kinds[kindOf(board[Number(move.from)] ?? 0)]?.name ?? '';
  return used.pieces[name] ?? 'pieces';
}
