import { describe, expect, test } from 'vitest';
import { showcaseOf } from '../../../../src/engine/game/showcase.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import {
  boardOf,
  expectMovementMap,
  movementMapDiagram,
  movementMapWords,
} from '../../../support/movementMap.ts';
import { tidy } from '../../../support/diagram.ts';

const NOTHING = `
         .
       . . .
     . . . . .
   . . . . . . .
   . . . X . . .
   . . . . . . .
     . . . . .
       . . .
         .
`;

/** The movement maps of the kinds in the middle of the empty board. */
const alone: Readonly<Record<string, string>> = {
  king: `
         .
       . . .
     . . . . .
   . . + + + . .
   . . + K + . .
   . . + + + . .
     . . . . .
       . . .
         .
  `,
  ferz: `
         .
       . . .
     . . . . .
   . . + . + . .
   . . . F . . .
   . . + . + . .
     . . . . .
       . . .
         .
  `,
  wazir: `
         .
       . . .
     . . . . .
   . . . + . . .
   . . + W + . .
   . . . + . . .
     . . . . .
       . . .
         .
  `,
  knight: `
         .
       . . .
     . * . * .
   . * . . . * .
   . . . N . . .
   . * . . . * .
     . * . * .
       . . .
         .
  `,
  bishop: `
         .
       . . .
     ~ . . . ~
   . . ~ . ~ . .
   . . . B . . .
   . . ~ . ~ . .
     ~ . . . ~
       . . .
         .
  `,
  horse: `
         .
       . . .
     ~ . . . ~
   . . ~ + ~ . .
   . . + H + . .
   . . ~ + ~ . .
     ~ . . . ~
       . . .
         .
  `,
  tiger: `
         .
       . . .
     ~ * . * ~
   . * ~ + ~ * .
   . . + T + . .
   . * ~ + ~ * .
     ~ * . * ~
       . . .
         .
  `,
  rook: `
         ~
       . ~ .
     . . ~ . .
   . . . ~ . . .
   ~ ~ ~ R ~ ~ ~
   . . . ~ . . .
     . . ~ . .
       . ~ .
         ~
  `,
  dragon: `
         ~
       . ~ .
     . . ~ . .
   . . + ~ + . .
   ~ ~ ~ D ~ ~ ~
   . . + ~ + . .
     . . ~ . .
       . ~ .
         ~
  `,
  lion: `
         ~
       . ~ .
     . * ~ * .
   . * + ~ + * .
   ~ ~ ~ L ~ ~ ~
   . * + ~ + * .
     . * ~ * .
       . ~ .
         ~
  `,
  paladin: `
         .
       . . .
     . * . * .
   . * + + + * .
   . . + P + . .
   . * + + + * .
     . * . * .
       . . .
         .
  `,
  castle: `
         .
       . . .
     * * * * *
   . * . . . * .
   . * . C . * .
   . * . . . * .
     * * * * *
       . . .
         .
  `,
  elephant: `
         ~
       . ~ .
     * * * * *
   . * ~ ~ ~ * .
   ~ * ~ E ~ * ~
   . * ~ ~ ~ * .
     * * * * *
       . ~ .
         ~
  `,
  'promoted king': NOTHING.replace('X', 'M'),
};

describe('the movement maps of TNS Chess', () => {
  test.each(Object.entries(alone))('of a %s on the empty board', (name, diagram) => {
    const kind = tns.kinds.findIndex((info) => info.name === name);
    const { position, site } = showcaseOf(tns, kind);
    const from = shapeOf(tns.topology, site).name;
    expect(from).toBe('d5');
    expect(movementMapDiagram(tns, position, from)).toBe(tidy(diagram));
  });

  test('cover all its kinds', () => {
    expect(Object.keys(alone)).toEqual(tns.kinds.slice(1).map(({ name }) => name));
  });

  test('end at pieces for slides, and pass over them for leaps', () => {
    expectMovementMap(
      tns,
      'd5',
      `
         .
       . k .
     . % n # .
   . * + % # * .
   . K # L % n .
   . * + ~ + * .
     . * # * .
       . N .
         .
      `,
    );
  });

  test('have a site twice if a piece both leaps and slides to it', () => {
    const elephant = boardOf(tns, 'd5', NOTHING.replace('X', 'E'));
    expect(movementMapWords(tns, elephant, 'd5').filter((words) => words.endsWith('d7'))).toEqual([
      'leap always d7',
      'slide always d7',
    ]);
    const blocked = boardOf(tns, 'd5', NOTHING.replace('X', 'E').replace('. . . . . . .', '. . . n . . .'));
    expect(movementMapWords(tns, blocked, 'd5').filter((words) => words.endsWith('d7'))).toEqual([
      'leap always d7',
    ]);
  });
});
