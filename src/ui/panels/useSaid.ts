import type { Message } from '../../engine/rules/message.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Preview } from '../../store/playState.ts';
import { say } from '../../words/say.ts';
import { previewWords } from '#words/preview.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as strip from '#words/ui/strip.ts';

/** The announcements that only tell how the game stands. */
const STANDING: readonly string[] = [
  'play/nothing',
  'play/goes-on',
  'play/over',
  'play/taken-back',
  'play/redone',
  'play/shown',
];

/** What the board previews, or what was announced last, unless that only told how the game stands: then `standing`. */
export function useSaid(standing: string): string {
  const topology = usePlay((state) => state.game.variant.topology);
  const preview = usePlay((state) => state.preview);
  const announcement: Message = usePlay((state) => state.announcement);
  const waits = usePlay(({ selection }) => (selection?.settled ?? null) !== null);
  if (preview) return previewWords(preview.happened, waits ? strip.play : nameOf(preview.choice, topology));
  return STANDING.includes(announcement.id) ? standing : say(announcement);
}

/** What is to be pressed for a choice that does not wait for confirmation. */
const nameOf = (choice: Preview['choice'], topology: Topology): string =>
  choice.kind === 'button' ? say(choice.label) : shapeOf(topology, choice.site).name;
