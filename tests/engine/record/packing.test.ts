import { describe, expect, test } from 'vitest';
import { registry, variantNamed } from '../../support/registry.ts';
import { squares } from '../../../src/engine/topology/squares.ts';
import { pack, unpack } from '../../../src/engine/record/packing.ts';

const { topology } = variantNamed('tns');

describe('packed actions', () => {
  test('take three bytes for a plain move and four for one with an extra letter', () => {
    expect(pack(topology, ['e2-d4'])).toHaveLength(3);
    expect(pack(topology, ['e2-d4', 'c5-c7+', 'end'])).toHaveLength(3 + 4 + 4);
  });

  test('take as little for a site with a number of two digits', () => {
    expect(pack(variantNamed('ben39').topology, ['d10-d12'])).toHaveLength(3);
  });

  test('take two bytes more for a move on a board of more than 128 sites', () => {
    expect(pack(squares(16, 8), ['a1-p8'])).toHaveLength(3);
    expect(pack(squares(12, 12), ['a1-l12'])).toHaveLength(5);
  });

  test('come out as they went in, whatever separates the sites', () => {
    const actions = [
      'e2-d4',
      'c5-c7+',
      'F@c4',
      'end',
      'd1~e2',
      'c3*d4',
      'd4_e5.c3.d3',
      '',
      '-',
      'd4-',
      '-d4',
    ];
    expect(unpack(topology, pack(topology, actions))).toEqual({ actions, isWhole: true });
  });

  test.each([
    ['of 128 sites', squares(16, 8)],
    ['of more', squares(12, 12)],
    ['as large as can be named', squares(26, 26)],
  ])('come out as they went in on boards %s', (_, board) => {
    const names = board.sites.map(({ name }) => name);
    const actions = names.map((name, i) => `${name}-${names.at(-1 - i) ?? ''}+`);
    expect(unpack(board, pack(board, actions))).toEqual({ actions, isWhole: true });
    const cut = unpack(board, pack(board, actions).slice(0, -3));
    expect(cut).toEqual({ actions: actions.slice(0, -1), isWhole: false });
  });

  test('keep names that are not sites as they are', () => {
    expect(unpack(topology, pack(topology, ['z9-z10', 'd1-z4'])).actions).toEqual(['z9-z10', 'd1-z4']);
  });

  test('that are cut off give those that are complete', () => {
    const bytes = pack(topology, ['e2-d4', 'd4-e6']);
    expect(unpack(topology, bytes.slice(0, -1))).toEqual({ actions: ['e2-d4'], isWhole: false });
  });

  test('end before a byte that is not a site', () => {
    const bytes = pack(topology, ['e2-d4', 'd4-e6']);
    bytes[4] = 0xff;
    expect(unpack(topology, bytes)).toEqual({ actions: ['e2-d4'], isWhole: false });
  });

  test('have room for the sites of every board', () => {
    for (const { topology } of registry) expect(topology.sites.length).toBeLessThanOrEqual(0x80);
  });

  test('cannot hold anything that no variant writes', () => {
    expect(() => pack(topology, ['é'])).toThrow('The action letter é cannot be packed.');
    expect(() => pack(topology, ['\x80'])).toThrow(RangeError);
    expect(unpack(topology, pack(topology, ['\x7f'])).actions).toEqual(['\x7f']);
  });
});
