import { useState } from 'react';
import { Link } from 'wouter';
import { outcomeOf, takeBackTo } from '../../engine/game/game.ts';
import { openedLink } from '../../engine/record/link.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { say } from '../../words/say.ts';
import { Problem } from '../Problem.tsx';
import { puzzleRoute } from '../routes.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import * as words from '#words/ui/puzzles.ts';

interface MadePuzzleProps {
  readonly variant: Variant;
  /** In how many turns the side to move is said to win; 0 if the address makes no sense. */
  readonly turns: number;
  readonly link: string;
}

/** A puzzle in a link. That it is one is proved on this device. */
export function MadePuzzle({ variant, turns, link }: MadePuzzleProps) {
  const [opened] = useState(() => openedLink(variant, link));
  if (!opened.ok || turns === 0)
    return (
      <Problem title={words.notLinked} message={opened.ok ? words.noPuzzleWhy : say(opened.message)}>
        <Link href={puzzleRoute(variant.id)} className="button primary">
          {words.toPuzzles}
        </Link>
      </Problem>
    );
  const { game: whole, cursor } = opened.value;
  const game = takeBackTo(whole, cursor);
  if (outcomeOf(game)) return <Problem title={words.notLinked} message={words.notATask} />;
  return (
    <PuzzleScreen
      task={{ game, turns }}
      title={words.madeTitle(variant.name)}
      facts={[words.madePuzzle]}
      sections={[]}
      next={{ label: words.more, route: puzzleRoute(variant.id) }}
      onSolved={NOTHING}
    />
  );
}

const NOTHING = () => undefined;
