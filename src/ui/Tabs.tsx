import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { classes } from './board/classes.ts';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly title: string; readonly content: ReactNode }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** How often something elsewhere has chosen a tab: then the tab comes into sight and takes the focus. */
  readonly summons: number;
}

/**
 * One of several panels, chosen by its tab. The arrow keys go from tab to tab. Where the tabs are at the end of what is in
 * sight, choosing one brings up as much of its panel as the style sheet says (`scroll-margin` of the list).
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, summons }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (summons === 0) return;
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [summons]);
  const place = tabs.findIndex((tab) => tab.id === chosen);
  const choose = (tab: Id) => {
    onChoose(tab);
    list.current?.scrollIntoView({ block: 'nearest' });
  };
  const go = (next: number) => {
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (!tab) return;
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(place - 1);
    else if (event.key === 'ArrowRight') go(place + 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => {
              choose(tab.id);
            }}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={classes(styles.tabPanel, 'fades-below')}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen}`}
      >
        {tabs[place]?.content}
      </div>
    </>
  );
}
