// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import type { Game } from '../../src/engine/game/game.ts';
import {
  effectsOfStep,
  newGame,
  positionAt,
  takeBackTo,
  touchedByTurn,
  withEnding,
} from '../../src/engine/game/game.ts';
import { BLACK } from '../../src/engine/rules/side.ts';
import { finish } from '../../src/engine/finish.ts';
import { animateGame } from '../../src/picture/animateGame.ts';
import { drawPosition } from '../../src/picture/drawPosition.tsx';
import { drawFilm } from '../../src/picture/film.tsx';
import { writeFrame } from '../../src/picture/filmFrame.ts';
import { framesOf } from '../../src/picture/frames.ts';
import { shortened } from '../../src/picture/markup.ts';
import { sampleFrames } from '../../src/picture/sampleFrames.ts';
import { timingOf } from '../../src/picture/timing.ts';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { boardAt, stillBoard, svgOf } from '../support/animation.ts';
import { registry, variantNamed } from '../support/registry.ts';

const OPTIONS = {
  title: 'A game',
  players: ['Ada', 'Bo'],
  from: 0,
  flipped: false,
  coordinates: true,
} as const;
const filmOf = (game: Game, from = 0) => finish(drawFilm(game, { ...OPTIONS, from, set: Figure }));

const variants = registry.map((variant) => [variant.id, variant] as const);

describe.each(variants)('a moving picture of %s', (_, variant) => {
  const game = randomGame(variant, 5, 16);
  const frames = framesOf(game, 0);

  test('shows in each frame what a picture of its position shows', () => {
    // On half of the boards as Black sees it.
    const flipped = registry.indexOf(variant) % 2 === 1;
    const picture = svgOf(animateGame(game, { flipped, seconds: 2 }));
    const { starts, durations } = timingOf({ frames }, 2);
    frames.forEach(({ ply }, frame) => {
      const lastMove = touchedByTurn(game, ply);
      const still = drawPosition(variant, positionAt(game, ply), { flipped, lastMove });
      const late = (starts[frame] ?? 0) + 0.9 * (durations[frame] ?? 0);
      const shown = boardAt(picture, late);
      const wanted = stillBoard(svgOf(shortened(still)));
      expect(wanted.pieces.length).toBeGreaterThan(1);
      expect(shown.pieces).toEqual(wanted.pieces);
      expect(shown.layers.map((layer) => [...layer].sort())).toEqual(
        wanted.layers.map((layer) => [...layer].sort()),
      );
    });
  });

  test('has the same frames as pictures that stand still', () => {
    const film = filmOf(game);
    for (const frame of [0, frames.length - 1]) {
      const picture = svgOf(writeFrame(film, frame, { theme: 'light', width: 400 }));
      expect(picture.getAttribute('width')).toBe('400');
      const pieces = positionAt(game, frames[frame]?.ply ?? 0).board.filter((piece) => piece !== 0);
      expect(picture.querySelectorAll('.pieces > use')).toHaveLength(pieces.length);
      expect(picture.textContent).toContain(frames[frame]?.text);
    }
  });

  test('ends with what it shows where nothing moves', () => {
    const picture = svgOf(animateGame(game));
    const hidden = [...picture.querySelectorAll('.h')];
    const uses = [...picture.querySelectorAll('.pieces use')].filter((use) => !use.closest('.h'));
    const pieces = positionAt(game, game.steps.length).board.filter((piece) => piece !== 0);
    expect(uses).toHaveLength(pieces.length);
    expect(hidden.length).toBeGreaterThan(0);
    expect(animateGame(game)).toContain(
      '@media(prefers-reduced-motion:reduce){*{animation-name:none!important}}',
    );
  });

  test('draws each figure once', () => {
    const picture = svgOf(animateGame(game));
    const figures = [...picture.querySelectorAll('defs > g')].map(({ innerHTML }) => innerHTML);
    expect(new Set(figures).size).toBe(figures.length);
    for (const use of picture.querySelectorAll('use'))
      expect(picture.querySelector(use.getAttribute('href') ?? 'none')?.parentElement?.localName).toBe(
        'defs',
      );
  });

  test('draws a piece once, wherever it moves', () => {
    const effects = game.steps.flatMap((_step, i) => effectsOfStep(game, i + 1));
    const come = effects.flatMap((effect) => {
      if (effect.kind === 'put') return [effect.site];
      return effect.kind === 'shift' && effect.motion?.kind === 'teleport' ? effect.to : [];
    });
    const atFirst = variant.start.board.filter((piece) => piece !== 0);
    const drawn = svgOf(animateGame(game)).querySelectorAll('.pieces use');
    expect(drawn.length).toBeLessThanOrEqual(atFirst.length + come.length);
  });

  test('of a hundred turns is small', () => {
    const long = randomGame(variant, 5, 100);
    const bytes = new TextEncoder().encode(animateGame(long)).length;
    expect(bytes).toBeLessThan(variant.id === 'ben39' ? 130_000 : 90_000);
  });

  test('has samples in which everything is drawn that some frame draws', () => {
    const film = filmOf(game);
    const samples = sampleFrames(film);
    expect(samples.length).toBeLessThan(film.frames.length / 2);
    const classesIn = (chosen: readonly number[]) =>
      new Set(
        chosen.flatMap((frame) => [
          ...(writeFrame(film, frame, { theme: 'light', width: 400 }).match(/class="[^"]*"/g) ?? []),
        ]),
      );
    const inSamples = classesIn(samples);
    expect([...classesIn([...film.frames.keys()])].filter((name) => !inSamples.has(name))).toEqual([]);
  });
});

describe('the frames of a game', () => {
  const chess = variantNamed('chess99');
  const game = randomGame(chess, 5, 6);

  test('begin with the position before the first move and have one for each that is written', () => {
    expect(framesOf(game, 0).map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(framesOf(game, 0).map(({ text }) => text.replace(/ .*/, ''))).toEqual([
      'White',
      '1.',
      '1…',
      '2.',
      '2…',
      '3.',
      '3…',
    ]);
  });

  test('can begin later, with what was played last marked', () => {
    const frames = framesOf(game, 4);
    expect(frames.map(({ ply, since }) => [since, ply])).toEqual([
      [4, 4],
      [4, 5],
      [5, 6],
    ]);
    const first = svgOf(writeFrame(filmOf(game, 4), 0, { theme: 'light', width: 400 }));
    expect(first.querySelectorAll('.last').length).toBeGreaterThan(0);
  });

  test('share the time of their turn', () => {
    for (const variant of registry) {
      const long = randomGame(variant, 2, 60);
      const frames = framesOf(long, 0);
      expect(frames.at(-1)?.ply).toBe(long.steps.length);
      for (const { share, ply, since } of frames.slice(1)) {
        expect(share).toBeGreaterThan(0.1);
        const { turn } = positionAt(long, since);
        // In the middle of a turn the same side goes on.
        if (share < 1 && positionAt(long, ply).turn === turn) expect(share).toBeLessThanOrEqual(0.5);
      }
    }
  });

  test('tell how the game ended in the last one only', () => {
    const ended = withEnding(game, { winner: BLACK, reason: 'resignation' });
    const frames = framesOf(ended, 0);
    expect(frames.filter(({ outcome }) => outcome !== '').map(({ ply, outcome }) => [ply, outcome])).toEqual([
      [6, 'Black wins: White resigns.'],
    ]);
    expect(animateGame(ended)).toContain('Black wins: White resigns.');
    expect(framesOf(takeBackTo(game, 0), 0)).toHaveLength(1);
  });

  test('are one if nothing was played', () => {
    const picture = svgOf(animateGame(newGame(chess)));
    expect(picture.querySelectorAll('.pieces > use')).toHaveLength(36);
  });
});

test('names stay text, whatever they hold', () => {
  const game = randomGame(variantNamed('hex39'), 5, 4);
  const players = ['<script>alert(1)</script>', '"/><image href="//x.y/&\u0000'] as const;
  const picture = svgOf(animateGame(game, { players, title: '</title><script>' }));
  expect(picture.querySelectorAll('script, image')).toHaveLength(0);
  expect(picture.textContent).toContain('<script>alert(1)</script>');
});
