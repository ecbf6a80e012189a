import type { KeyboardEvent } from 'react';
import { memo, useMemo, useRef, useState } from 'react';
import { at } from '../../engine/at.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { isDirection, nearestOfOtherKind, neighbourByKey, outlineOf } from './geometry.ts';
import { isBoardKey } from './keys.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

/** Over a piece to drag, something to pick, and a site where there is nothing to pick. */
type SiteCursor = 'grab' | 'pointer' | 'default';

/** The sites of a board as buttons to pick, and the callbacks for them. */
export interface BoardSites {
  /** The name of a site, with everything to know about it. */
  readonly describe: (site: Site) => string;
  /** The site that the keyboard reaches first. */
  readonly initial: Site;
  /** Whether a site exists now. By default every site does unless the terrain says that it is absent. */
  readonly exists?: (site: Site) => boolean;
  /** The cursor over a site; a pointer over all of them by default. */
  readonly cursorOn?: (site: Site) => SiteCursor;
  /** Called when a site is picked by the keyboard or a screen reader. */
  readonly onPick: (site: Site) => void;
  /** Called when the keyboard takes the last pick back. */
  readonly onEscape?: () => void;
  /** Handles a key that asks something about a site; returns whether it did. */
  readonly onAsk?: (event: KeyboardEvent, site: Site) => boolean;
  /** The key that switches between squares and crossings on a board with both, if it is not the usual one. */
  readonly changeKey?: string;
}

interface SiteButtonsProps extends Omit<BoardSites, 'exists'> {
  readonly layout: Layout;
  readonly exists: (site: Site) => boolean;
  readonly isPicked: (site: Site) => boolean;
  /** Called when the pointer or the focus comes to a site; with `NO_SITE` when it leaves. */
  readonly onVisit: (site: Site) => void;
}

/** The last change between squares and crossings, if no other key was pressed since. */
interface Change {
  readonly from: Site;
  readonly to: Site;
}

/** Every site as a button: the only layer of the board that can be focused, named and picked. */
export function SiteButtons(props: SiteButtonsProps) {
  const {
    layout,
    describe,
    isPicked,
    initial,
    exists,
    onPick,
    onVisit,
    onEscape,
    onAsk,
    changeKey,
    cursorOn,
  } = props;
  const group = useRef<SVGGElement>(null);
  const [visited, setVisited] = useState<Site>(NO_SITE);
  const changed = useRef<Change | null>(null);
  const current = visited !== NO_SITE && exists(visited) ? visited : initial;
  // Memoised, because moving the focus does not change the names.
  const names = useMemo(() => layout.topology.sites.map((_, site) => describe(site)), [layout, describe]);

  const focus = (site: Site) => {
    setVisited(site);
    group.current?.querySelector<SVGElement>(`[data-site="${String(site)}"]`)?.focus();
  };
  /** Several sites of one kind are equally near one of the other, so a second press must know the way back. */
  const changeFrom = (site: Site): Site => {
    const last = changed.current;
    return last?.to === site && exists(last.from) ? last.from : nearestOfOtherKind(layout, site, exists);
  };
  const onKeyDown = (event: KeyboardEvent, site: Site) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (onAsk?.(event, site)) {
      event.preventDefault();
      return;
    }
    const isChange = changeKey === undefined ? isBoardKey('change', event.key) : event.key === changeKey;
    const neighbour = isChange ? changeFrom(site) : neighbourByKey(layout, site, event.key, exists);
    changed.current = isChange ? { from: site, to: neighbour } : null;
    if (neighbour !== NO_SITE) focus(neighbour);
    else if (isBoardKey('pick', event.key)) onPick(site);
    else if (isBoardKey('stepBack', event.key)) onEscape?.();
    else if (!isDirection(event.key)) return;
    event.preventDefault();
  };
  return (
    // One set of listeners for all sites: a board has many, and a pick changes the names of only a few.
    <g
      ref={group}
      // Preact attaches the focus listener to this element itself, so browsers would let Tab stop at it.
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
        // The board as a whole handles pointers; this click comes from a screen reader.
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
            cursor={cursorOn?.(site) ?? 'pointer'}
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
  /** Whether it is the site that Tab reaches. */
  readonly isCurrent: boolean;
  readonly cursor: SiteCursor;
}

const SiteButton = memo(function SiteButton({
  layout,
  site,
  name,
  isPicked,
  isCurrent,
  cursor,
}: SiteButtonProps) {
  return (
    <g
      role="button"
      className={classes(styles.site, cursorClasses[cursor])}
      data-site={site}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
      aria-pressed={isPicked}
    >
      <polygon points={outlineOf(layout, site)} />
    </g>
  );
});

const cursorClasses: Readonly<Record<SiteCursor, string | undefined>> = {
  grab: styles.grab,
  pointer: undefined,
  default: styles.idle,
};

/** The site whose button the element is or is part of; `NO_SITE` for none. */
const siteAt = (target: EventTarget): Site =>
  Number((target as Element).closest('[data-site]')?.getAttribute('data-site') ?? NO_SITE);
