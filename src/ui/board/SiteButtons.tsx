import type { KeyboardEvent } from 'react';
import { memo, useMemo, useRef, useState } from 'react';
import { at } from '../../engine/at.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { isDirection, nearestOfOtherKind, neighbourByKey, outlineOf } from './geometry.ts';
import { isBoardKey } from './keys.ts';
import styles from './board.module.css';

/** The sites of a board as things to pick, and what is told of that. */
export interface BoardSites {
  /** What each site is called, with all there is to know about it. */
  readonly describe: (site: Site) => string;
  /** Where the keyboard comes to the board first. */
  readonly initial: Site;
  /** Whether a site is there now; where it is absent, all are there but what the ground lacks. */
  readonly exists?: (site: Site) => boolean;
  /** Picked by the keyboard or a screen reader. */
  readonly onPick: (site: Site) => void;
  /** The keyboard takes the last pick back. */
  readonly onEscape?: () => void;
  /** A key that asks something about a site; says whether it did. */
  readonly onAsk?: (event: KeyboardEvent, site: Site) => boolean;
  /** Changes between the squares and the crossings of a board that has both, where that is not the usual key. */
  readonly changeKey?: string;
}

interface SiteButtonsProps extends Omit<BoardSites, 'exists'> {
  readonly layout: Layout;
  readonly exists: (site: Site) => boolean;
  readonly isPicked: (site: Site) => boolean;
  /** The pointer or the keyboard has come to a site; `NO_SITE` when it has left. */
  readonly onVisit: (site: Site) => void;
}

/** Every site as a button: the one layer of the board that can be reached, named and picked. */
export function SiteButtons(props: SiteButtonsProps) {
  const { layout, describe, isPicked, initial, exists, onPick, onVisit, onEscape, onAsk, changeKey } = props;
  const group = useRef<SVGGElement>(null);
  const [visited, setVisited] = useState<Site>(NO_SITE);
  const current = visited !== NO_SITE && exists(visited) ? visited : initial;
  // Where the keyboard is does not change them.
  const names = useMemo(() => layout.topology.sites.map((_, site) => describe(site)), [layout, describe]);

  const focus = (site: Site) => {
    setVisited(site);
    group.current?.querySelector<SVGElement>(`[data-site="${String(site)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, site: Site) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (onAsk?.(event, site)) {
      event.preventDefault();
      return;
    }
    const isChange = changeKey === undefined ? isBoardKey('change', event.key) : event.key === changeKey;
    const neighbour = isChange
      ? nearestOfOtherKind(layout, site, exists)
      : neighbourByKey(layout, site, event.key, exists);
    if (neighbour !== NO_SITE) focus(neighbour);
    else if (isBoardKey('pick', event.key)) onPick(site);
    else if (isBoardKey('stepBack', event.key)) onEscape?.();
    else if (!isDirection(event.key)) return;
    event.preventDefault();
  };
  return (
    // One listener for all: a board has many sites, and what a pick changes are the names of a few.
    <g
      ref={group}
      // Where it hears the focus itself, as it does without React, browsers would have Tab come to it.
      tabIndex={-1}
      onFocus={({ target }) => {
        setVisited(siteAt(target));
        onVisit(siteAt(target));
      }}
      onBlur={() => {
        onVisit(NO_SITE);
      }}
      onPointerOver={({ target }) => {
        onVisit(siteAt(target));
      }}
      onPointerOut={() => {
        onVisit(NO_SITE);
      }}
      onKeyDown={(event) => {
        onKeyDown(event, siteAt(event.target));
      }}
      onClick={({ detail, target }) => {
        // Pointers are heard by the board as a whole; this is a screen reader's click.
        if (detail === 0) onPick(siteAt(target));
      }}
    >
      {layout.topology.sites.map(({ name }, site) =>
        exists(site) ? (
          <SiteButton
            key={name}
            layout={layout}
            site={site}
            name={at(names, site)}
            isPicked={isPicked(site)}
            isCurrent={site === current}
          />
        ) : null,
      )}
    </g>
  );
}

interface SiteButtonProps {
  readonly layout: Layout;
  readonly site: Site;
  readonly name: string;
  readonly isPicked: boolean;
  /** Whether the keyboard comes to it first. */
  readonly isCurrent: boolean;
}

const SiteButton = memo(function SiteButton({ layout, site, name, isPicked, isCurrent }: SiteButtonProps) {
  return (
    <g
      role="button"
      className={styles.site}
      data-site={site}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
      aria-pressed={isPicked}
    >
      <polygon points={outlineOf(layout, site)} />
    </g>
  );
});

/** The site whose button something is, or is part of. */
const siteAt = (target: EventTarget): Site =>
  Number((target as Element).closest('[data-site]')?.getAttribute('data-site') ?? NO_SITE);
