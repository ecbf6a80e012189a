import { expect, test } from 'vitest';
import type { Coverage } from '../support/coverage.ts';
import { holdToCoverage } from '../support/holdToCoverage.ts';
import { nameOf, rulebooks } from '../support/rulebooks.ts';
import { ben39Coverage } from './ben39.coverage.ts';
import { tnsCoverage } from './tns.coverage.ts';
import { battleChieftainCoverage } from './battleChieftain.coverage.ts';
import { chess99Coverage } from './chess99.coverage.ts';
import { hex39Coverage } from './hex39.coverage.ts';

const coverages: readonly Coverage[] = [
  chess99Coverage,
  hex39Coverage,
  tnsCoverage,
  battleChieftainCoverage,
  ben39Coverage,
];

test('every rulebook has a coverage list', () => {
  expect(coverages.map(({ rulebook }) => nameOf(rulebook))).toEqual(rulebooks.map(nameOf));
});

coverages.forEach(holdToCoverage);
