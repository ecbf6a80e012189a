import { useEffect, useState } from 'react';
import { registryEntryOf } from '../../engine/registry.ts';
import type { RegistryEntry } from '../../engine/registry.ts';
import type { Result } from '../../engine/rules/result.ts';
import { puzzlesOf } from '../../puzzles/index.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { raise } from '../../store/fault.ts';
import { say } from '../../words/say.ts';
import { Loading } from '../Loading.tsx';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';
import { useVariant } from '../useVariant.ts';
import { Collection } from './Collection.tsx';
import { MadePuzzle } from './MadePuzzle.tsx';
import * as words from '#words/ui/puzzles.ts';

interface PuzzlePageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The puzzle’s id, or in how many turns a puzzle in the link is won: `in-3`; empty for the next one to solve. */
  readonly puzzle: string;
  /** The game that ends in the position of a puzzle somebody has made; empty for none. */
  readonly link: string;
}

/** The puzzles of a game, or one that somebody has made. */
export function PuzzlePage({ id, puzzle, link }: PuzzlePageProps) {
  const entry = registryEntryOf(id);
  if (!entry.ok) return <Unloaded id={id} title={words.notShown} message={say(entry.message)} />;
  if (link === '') return <Collected entry={entry.value} puzzle={puzzle} />;
  return <Made id={id} turns={turnsIn(puzzle)} link={link} />;
}

/** The most turns that a link may promise. */
const MOST_TURNS = 10;

/** How many turns the address says; 0 if it says none. */
function turnsIn(text: string): number {
  const turns = Number(/^in-(\d+)$/.exec(text)?.[1] ?? 0);
  return turns <= MOST_TURNS ? turns : 0;
}

function Made({ id, turns, link }: { readonly id: string; readonly turns: number; readonly link: string }) {
  const variant = useVariant(id);
  if (!variant) return <Loading awaited={awaitedRules(id)} />;
  if (!variant.ok) return <Unloaded id={id} title={words.notLinked} message={say(variant.message)} />;
  return <MadePuzzle key={`${String(turns)} ${link}`} variant={variant.value} turns={turns} link={link} />;
}

function Collected({ entry, puzzle }: { readonly entry: RegistryEntry; readonly puzzle: string }) {
  const puzzles = usePuzzles(entry.game);
  if (!puzzles) return <Loading awaited={words.awaited(entry.name)} />;
  if (!puzzles.ok) return <Unloaded id={entry.id} title={words.notShown} message={say(puzzles.message)} />;
  return <Collection entry={entry} all={puzzles.value} id={puzzle} />;
}

/** The puzzles of a game, or why they could not be loaded; null until then. */
function usePuzzles(game: string): Result<Puzzle[]> | null {
  const [puzzles, setPuzzles] = useState<Result<Puzzle[]> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    puzzlesOf(game).then((found) => {
      if (isCurrent) setPuzzles(found);
    }, raise);
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return puzzles;
}
