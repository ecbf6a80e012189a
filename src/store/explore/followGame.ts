import { MOST_NODES, isSamePath, sizeOf } from '../../engine/tree/tree.ts';
import { follow } from '../../engine/tree/edits.ts';
import type { GameDocument } from '../document/document.ts';
import type { AutosaveMeans } from '../library/autosave.ts';
import { openChannel } from '../library/channel.ts';
import { findGame } from '../library/finding.ts';
import type { ExploreStore } from './exploreState.ts';
import type { Study } from './study.ts';
import { withTree } from './study.ts';

/**
 * A study after its game has gone on or was taken back: the line of the game comes first, and what was played before
 * stays. The study itself if it knows that state of the game, or if the two are not about one game.
 */
export function followed(study: Study, { game, identity }: GameDocument): Study {
  const { tree, game: known } = study;
  const { variant } = tree;
  const isLater = known !== null && identity?.id === known.id && identity.revision > known.revision;
  if (!isLater || variant.writePosition(game.start) !== variant.writePosition(tree.start)) return study;
  const played = game.steps.map(({ action }) => action);
  const longer = isSamePath(played, tree.played) ? tree : follow(tree, played);
  return sizeOf(longer) > MOST_NODES ? study : { ...withTree(study, longer), game: identity };
}

/**
 * Lets a study follow its game, as the device keeps it and as another page changes it. Returns the function that ends
 * this.
 */
export function followGame(
  store: ExploreStore,
  means: Pick<AutosaveMeans, 'repository' | 'newId'>,
): () => void {
  let hasLeft = false;
  const look = async () => {
    const { tree, game } = store.getState().study;
    if (!game) return;
    const found = await findGame(
      tree.variant,
      { linked: null, shown: { game: game.id, revision: null } },
      means,
    );
    if (!hasLeft && found.ok && found.value.stopped === null)
      store.getState().followGame(found.value.document);
  };
  const channel = openChannel(({ kind, id }) => {
    if (kind === 'changed' && id === store.getState().study.game?.id) void look();
  });
  void look();
  return () => {
    hasLeft = true;
    channel.close();
  };
}
