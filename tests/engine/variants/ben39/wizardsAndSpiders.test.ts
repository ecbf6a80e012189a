import { describe, expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { describeSite } from '../../../../src/words/en/describe.ts';
import { siteNamed } from '../../../../src/engine/topology/topology.ts';
import { actionsFrom, after } from '../../../support/play.ts';
import { position } from './board.ts';

const on = (p: ReturnType<typeof position>, name: string) =>
  describeSite(ben39, p, siteNamed(ben39.topology, name)).split(', ')[1];

describe('two wizards', () => {
  //            a b c d e f g h i j k l m n o
  const wizards = position(`
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .
         6      . . . P . B . . . . . . . N .
         5      . . . . W . . . . . . . W . .
         4      . . . R . S . . . . . g . . .`);
  const teleports = actionsFrom(ben39, wizards, 'e5').filter((action) => action.includes('*'));

  test('send a piece beside one of them to the same place beside the other', () => {
    expect(teleports).toEqual(['e5*d4', 'e5*d6', 'e5*f4', 'e5*f6']);
    const sent = after(ben39, wizards, 'e5*d6');
    expect(on(sent, 'l6')).toBe('White pawn');
    expect(on(sent, 'd6')).toBe('empty');
  });

  test('let two pieces of their side change places', () => {
    const sent = after(ben39, wizards, 'e5*f6');
    expect(on(sent, 'n6')).toBe('White bishop');
    expect(on(sent, 'f6')).toBe('White knightrider');
  });

  test('capture an enemy that stands there', () => {
    expect(ben39.writePosition(after(ben39, wizards, 'e5*d4'))).toMatch(/ b G$/);
  });

  test('return a piece to the hand if there is no square', () => {
    const sent = after(ben39, wizards, 'e5*f4');
    expect(ben39.writePosition(sent)).toMatch(/ b S$/);
    expect(on(sent, 'f4')).toBe('empty');
  });

  test('must both be on the board', () => {
    const alone = position(`
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .
         6      . . . P . . . . . . . . . . .
         5      . . . . W . . . . . . . . . .`);
    expect(actionsFrom(ben39, alone, 'e5').filter((action) => action.includes('*'))).toEqual([]);
  });

  test('never send a king off the board', () => {
    const king = position(`
        14      . . . . . . . k . . . . . . .
         5      . . . . W . . . . . . . W . .
         4      . . . . . K . . . . . . . . .
         3      . . . . C . . . . . . . . . .`);
    expect(actionsFrom(ben39, king, 'e5').filter((action) => action.includes('*'))).toEqual([]);
  });
});

describe('a spider', () => {
  //            a b c d e f g h i j k l m n o
  const spiders = position(`
        14      . . . . . . . k . . . . . . .
         4      . . . . . B . . . R . g . . .
         3      . . . . . . Z . C . Z . . . .
         2      . . . . . . . K . S . . . . .
         1      . . . . . . C . . . . . . . .`);

  test('turns all pieces of its side around it by one square', () => {
    const clockwise = after(ben39, spiders, 'g3cw');
    expect([on(clockwise, 'h4'), on(clockwise, 'f2')]).toEqual(['White bishop', 'White king']);
    const counterclockwise = after(ben39, spiders, 'g3ccw');
    expect([on(counterclockwise, 'f2'), on(counterclockwise, 'h4')]).toEqual(['White bishop', 'White king']);
  });

  test('captures where a piece lands on an enemy', () => {
    const turned = after(ben39, spiders, 'k3cw');
    expect(on(turned, 'l4')).toBe('White rook');
    expect(on(turned, 'j4')).toBe('White silver general');
    expect(ben39.writePosition(turned)).toMatch(/ b G$/);
  });

  test('returns a piece to the hand if there is no square', () => {
    const turned = after(ben39, spiders, 'k3ccw');
    expect(on(turned, 'j2')).toBe('White rook');
    expect(ben39.writePosition(turned)).toMatch(/ b S$/);
  });

  test('does not turn a king without a castle at its square or at its goal', () => {
    const bare = position(`
        14      . . . . . . . k . . . . . . .
         4      . . . . . B . . . . . . . . .
         3      . . . . . . Z . . . . . . . .
         2      . . . . . . . K . . . . . . .
         1      . . . . . . . . C . . . . . .`);
    expect(actionsFrom(ben39, bare, 'g3').filter((action) => action.includes('cw'))).toEqual([]);
  });

  test('leaves enemies where they are', () => {
    const mixed = position(`
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .
         4      . . . . . B . r . . . . . . .
         3      . . . . . . Z . . . . . . . .
         2      . . . . . s . . . . . . . . .`);
    const turned = after(ben39, mixed, 'g3ccw');
    expect(on(turned, 'f2')).toBe('White bishop');
    expect(on(turned, 'h4')).toBe('Black rook');
    expect(ben39.writePosition(turned)).toMatch(/ b S$/);
  });

  test('needs a piece to turn', () => {
    const alone = position(`
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .
         3      . . . . . . Z . . . . . . . .`);
    expect(actionsFrom(ben39, alone, 'g3').filter((action) => action.includes('cw'))).toEqual([]);
  });
});
