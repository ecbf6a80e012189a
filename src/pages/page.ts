import type { ReactElement } from 'react';
import type { About } from './structuredData.ts';

/** A page that needs no script. */
export interface Page {
  /** Its file, from the root of the site: `rules/hex39/winning.html`. */
  readonly file: string;
  /** What it is about, without the name of the site; unique. */
  readonly title: string;
  /** What search engines and chats say under its title; unique. */
  readonly description: string;
  /** What machines are told that it is about. */
  readonly about: About;
  /** The pages above it, from the list of the games down. */
  readonly above: readonly Place[];
  /** The route of the app that shows the same on live boards. */
  readonly route: string;
  /** Whether it is a sheet of paper rather than something to read on a screen. */
  readonly isSheet?: boolean;
  /** The game whose picture chats show beside it; absent for that of the product. */
  readonly picture?: string;
  /** What stands in its main part, with the heading of level 1. */
  readonly content: ReactElement;
}

/** A page to go to. */
export interface Place {
  readonly file: string;
  readonly name: string;
}
