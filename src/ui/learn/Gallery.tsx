import type { CSSProperties } from 'react';
import { useState } from 'react';
import { at } from '../../engine/at.ts';
import type { Showcase } from '../../engine/game/showcase.ts';
import { showcaseOf } from '../../engine/game/showcase.ts';
import { say } from '../../words/say.ts';
import { countedSites } from '../../words/en/siteWords.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import { isOpen } from '../../engine/rules/movementMap.ts';
import type { Kind } from '../../engine/rules/piece.ts';
import { NO_KIND } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { GalleryBoard } from './GalleryBoard.tsx';
import { Legend } from './Legend.tsx';
import { areRides, movementMapInWords } from './movementMapWords.ts';
import { PieceList, PromotionChain } from './PieceList.tsx';
import { signsOfShowcase } from './signsOn.tsx';
import { Toolbox } from './Toolbox.tsx';
import type { Tool } from './tools.ts';
import { carried, used } from './tools.ts';
import * as gallery from '#words/ui/gallery.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly variant: Variant;
  /** The kind that is asked about: it is shown as soon as it changes; `NO_KIND` for none. */
  readonly asked?: Kind;
  /** The kind that is shown at first, before what was already asked about; `NO_KIND` for any. */
  readonly named?: Kind;
}

/** The pieces of a game, each with its pattern on the game’s own board, among any other pieces put there. */
export function Gallery({ variant, asked = NO_KIND, named = NO_KIND }: GalleryProps) {
  const [shown, setShown] = useState<Kind>(named === NO_KIND ? 1 : named);
  const [followed, setFollowed] = useState<Kind>(named === NO_KIND ? NO_KIND : asked);
  const [showcase, setShowcase] = useState<Showcase>(() => showcaseOf(variant, shown));
  const [tool, setTool] = useState<Tool>('enemy');
  const [blocker, setBlocker] = useState<Kind | null>(null);
  const { kinds, topology } = variant;
  const { name: kind, letter, movement } = at(kinds, shown);
  const name = gallery.pieceName(kind);
  const { position, site } = showcase;
  const movementMap = variant.movementMap(position, site);
  const open = new Set(movementMap.filter((way) => isOpen(way, position.board)).map((way) => way.site));

  const choose = (kind: Kind) => {
    setShown(kind);
    setShowcase(showcaseOf(variant, kind));
  };
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== NO_KIND && asked !== shown) choose(asked);
  }
  return (
    <div className={styles.frame}>
      <div
        className={styles.gallery}
        style={{ '--aspect': topology.width / topology.height } as CSSProperties}
      >
        <PieceList variant={variant} chosen={shown} onChoose={choose} />
        <section className={styles.piece} aria-label={name}>
          <header>
            <h2>
              {name} <span className={styles.letter}>{letter}</span>
            </h2>
            <p>{gallery.movement(say(movement))}</p>
            <PromotionChain variant={variant} chosen={shown} onChoose={choose} />
          </header>
          <div className={styles.board}>
            <GalleryBoard
              variant={variant}
              showcase={showcase}
              onPick={(other) => {
                setShowcase(used(variant, showcase, tool, blocker, other));
              }}
              onCarry={(from, to) => {
                setShowcase(carried(variant, showcase, from, to));
              }}
            />
          </div>
        </section>
        <div className={styles.side}>
          <Toolbox
            variant={variant}
            tool={tool}
            onTool={setTool}
            blocker={blocker}
            onBlocker={setBlocker}
            onReset={() => {
              setShowcase(showcaseOf(variant, shown));
            }}
          />
          <Legend signs={signsOfShowcase(variant, showcase)} isRide={areRides(topology, site, movementMap)} />
          <section className={styles.inWords} aria-label={gallery.inWords}>
            <p role="status">
              {open.size === 0
                ? gallery.goesNowhere
                : gallery.goesTo(countedSites(shapeOf(topology, site).kind, open.size))}
            </p>
            <dl>
              {movementMapInWords(topology, site, movementMap).map(({ way, sites }) => (
                <div key={way}>
                  <dt>{way}</dt>
                  <dd>{sites}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </div>
  );
}
