import type { ReactElement } from 'react';

/** What a page is about: a list of games, a game, or part of the rules of one. */
type About =
  | { readonly kind: 'games' }
  | { readonly kind: 'game'; readonly name: string; readonly inventor: string }
  | { readonly kind: 'rule'; readonly game: string; readonly inventor: string };

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
  /** What chats show beside a link to it; absent for the picture of the product. */
  readonly picture?: Picture;
  /** What stands in its main part, with the heading of level 1. */
  readonly content: ReactElement;
}

/** A picture for links. Those of pages without a diagram of their own are those of their game. */
export interface Picture {
  /** From the root of the site: `rules/hex39/winning.png`. */
  readonly file: string;
  /** What is in it; absent if it is the picture of another page. */
  readonly diagram?: ReactElement;
}

/** A page to go to. */
export interface Place {
  readonly file: string;
  readonly name: string;
}
