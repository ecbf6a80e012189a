import { registryEntryOf } from '../../engine/registry.ts';
import { readOutcome } from '../../engine/rules/outcome.ts';
import { outcomeSentence, sideOfPlayer } from '../../words/en/outcomes.ts';
import { hasComputer, levelIn } from '../../engine/record/seats.ts';
import { bySide } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { computerName } from '../../words/en/seats.ts';
import type { SavedGame } from '../../store/library/savedGame.ts';
import { isNewer } from '../../store/library/savedGame.ts';
import type { SavedStudy } from '../../store/library/savedStudy.ts';
import { isNewerStudy } from '../../store/library/savedStudy.ts';
import { fullName } from '../fullName.ts';
import { isolated } from '../isolated.ts';
import { minuteWords } from '#words/dates.ts';
import * as library from '#words/ui/library.ts';

/**
 * The title of a game: its own if it has one, otherwise its players’ names, otherwise the variant’s. `shown`
 * prepares a name for use in the title.
 */
export function titleOf(
  { title, players, seats, variant }: SavedGame,
  shown: (name: string) => string = isolated,
): string {
  if (title !== '') return shown(title);
  if (players.every((name) => name === '') && !hasComputer(seats))
    return library.gameOf(variantName(variant));
  const [white, black] = bySide((side) => {
    const level = levelIn(seats[side]);
    return level === null ? shown(players[side]) : computerName(level);
  });
  return library.between(white, black);
}

export function variantName(id: string): string {
  const variant = registryEntryOf(id);
  return variant.ok ? fullName(variant.value) : id;
}

/**
 * How a game stands: `Ada (White) wins by checkmate.`, `Black to move.`; empty until the rules needed have
 * loaded.
 */
export function standingOf({ outcome, players, position }: SavedGame, variant: Variant | null): string {
  if (outcome !== null) {
    const end = readOutcome(outcome);
    return end.ok
      ? outcomeSentence(end.value, (side) => sideOfPlayer(side, isolated(players[side])))
      : outcome;
  }
  const read = variant?.readPosition(position);
  return read?.ok ? library.toMove(read.value.turn) : '';
}

/** The date and time for a time in milliseconds; empty if the time was lost. */
export const dateOf = (time: number): string => (time === 0 ? '' : minuteWords(time));

/** The details below a title, such as `Chess 99`, `21 Nov 2026, 16:47`, `12 moves`. */
export function metadataOf(game: SavedGame): readonly string[] {
  const variant = variantName(game.variant);
  // If the title already names the variant, do not repeat it.
  const isNamed = titleOf(game) === titleOf({ ...game, title: '', players: ['', ''], seats: [null, null] });
  return known([
    isNamed ? '' : variant,
    dateOf(game.changed),
    library.moves(game.actions.length),
    game.isCopy ? library.copy : '',
    isNewer(game) ? library.newer : '',
  ]);
}

/** The details of a study, as of a game. */
export const metadataOfStudy = (study: SavedStudy): readonly string[] =>
  known([
    // A title that was never given names the variant.
    study.title === '' ? '' : variantName(study.variant),
    dateOf(study.changed),
    library.moves(study.moves),
    isNewerStudy(study) ? library.newer : '',
  ]);

/** Facts without the empty ones. */
const known = (facts: readonly string[]): readonly string[] => facts.filter((fact) => fact !== '');
