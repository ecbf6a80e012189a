import type { Move } from '../engine/rules/move.ts';
import { kindOf } from '../engine/rules/piece.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Variant } from '../engine/rules/variant.ts';

/*
 * Which sections of the rulebook have the rules that a move uses: by the kind of the move and of the piece that moves,
 * and by what stands in check.
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

/**
 * The ids of the sections that a legal move uses, the most telling first; none for a move that merely ends a turn.
 * `isDanger` is whether its side has something at stake that the enemy attacks, `isForbidding` whether repetition forbids
 * it another move.
 * @throws Error for a game that has no rulebook.
 */
export function rulesOfMove(
  variant: Variant,
  position: Position,
  move: Move,
  isDanger: boolean,
  isForbidding: boolean,
): readonly string[] {
  const used = games[variant.game];
  if (!used) throw new Error(`Nothing is known of the rules of ${variant.game}.`);
  const ofMove = (isDanger ? used.dangerMoves?.[move.kind] : undefined) ?? used.moves[move.kind];
  const isPromoting = 'into' in move && move.kind !== 'drop' && Number(move.into) !== 0;
  return [
    ...(used.into !== undefined && isPromoting ? [used.into] : []),
    ofMove ?? pieceSection(used, variant, position, move),
    ...(isDanger && used.danger !== undefined ? [used.danger] : []),
    ...(isForbidding && used.forbidden !== undefined ? [used.forbidden] : []),
  ].filter((section) => section !== '');
}

/** The section for a plain move, by the piece; empty for a move that only ends a turn. */
function pieceSection(used: SectionsOfGame, { kinds }: Variant, { board }: Position, move: Move): string {
  if (!('from' in move)) return '';
  const name = kinds[kindOf(board[Number(move.from)] ?? 0)]?.name ?? '';
  return used.pieces[name] ?? 'pieces';
}
