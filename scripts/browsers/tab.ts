/** An element as a browser describes it: its role and its name, or the beginning of the name. */
export interface Target {
  readonly role: Role;
  readonly name: string;
  readonly isBeginning?: boolean;
}

export type Role =
  'button' | 'dialog' | 'heading' | 'img' | 'link' | 'list' | 'radio' | 'searchbox' | 'textbox';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A value that can be passed to a page or returned from it, between two programs. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A page in a browser, with its own profile. Operations on an element wait until it exists. */
export interface Tab {
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Clicks the middle of the element with the mouse. */
  readonly click: (target: Target) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /**
   * Runs a function in the page and waits for its promise. The function cannot use variables from outside,
   * and may not contain a named function.
   */
  readonly evaluate: <A extends readonly Plain[], T extends Plain | undefined>(
    work: (...values: A) => T | Promise<T>,
    ...values: A
  ) => Promise<T>;
  /** The accessible name that the browser itself computes for a target; null if it has another role. */
  readonly nameOf: (target: Target) => Promise<string | null>;
  /** Resizes the page as far as the browser’s window allows. */
  readonly resize: (size: Size) => Promise<void>;
  readonly savePicture: (file: `${string}.png`) => Promise<void>;
  /** Every error that the page has thrown or logged since it was opened. */
  readonly faults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** The name with the version: `Firefox 140.5.0`. */
  readonly name: string;
  /** Opens a new page, with no data of any other page. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export const DESKTOP: Size = { width: 1280, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };
