import { awaitedSide, letterStage } from '../../store/document/letters.ts';
import { usePlay } from '../game/PlayContext.ts';
import { isolated } from '../isolated.ts';
import { LetterLink } from './LetterLink.tsx';
import * as words from '#words/ui/letters.ts';

/** What the Share dialog says first about a game by links: the link for the other player, and what the one below is for. */
export function LetterPart() {
  const document = usePlay((state) => state.document);
  const other = awaitedSide(document);
  const use = other === null ? 'looking' : letterStage(document) === 'own turn' ? 'turn' : 'sending';
  return (
    <section aria-label={words.title}>
      {other !== null && use === 'sending' && <LetterLink player={isolated(document.players[other])} />}
      <h3>{words.forOthers}</h3>
      <p>{words.forOthersWhy[use]}</p>
    </section>
  );
}
