import { letterLinkOf } from '../../store/document/link.ts';
import { toSend } from '../../store/document/letters.ts';
import { fullName } from '../fullName.ts';
import { usePlay } from '../game/PlayContext.ts';
import { addressOf } from '../routes.ts';
import { LinkRow } from './LinkRow.tsx';
import { ShareButton } from './ShareButton.tsx';
import * as words from '#words/ui/letters.ts';

/** The link for the other player of a game by links, to share or to copy. */
export function LetterLink({ player }: { readonly player: string }) {
  const document = usePlay((state) => state.document);
  const sendLetter = usePlay((state) => state.sendLetter);
  const { variant } = document.game;
  const link = addressOf(`/play/${variant.id}/${letterLinkOf(document)}`);
  const title = words.send(toSend(document), player);
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <ShareButton title={title} text={words.shareText(fullName(variant))} url={link} onShared={sendLetter} />
      <LinkRow key={link} label={words.link(player)} link={link} onCopied={sendLetter} />
      <p className="small">{words.noServer}</p>
    </>
  );
}
