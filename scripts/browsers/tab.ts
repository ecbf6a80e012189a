/** What a browser calls something: its role and its name, or how the name begins. */
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

/** What a page can be given and can answer: it crosses from one program to another. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A page in a browser, in a profile of its own. What is asked of something waits for it to be there. */
export interface Tab {
  readonly goto: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Clicks in the middle of it with the mouse. */
  readonly click: (target: Target) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /**
   * Runs a function in the page, which sees nothing of what is around it here, and waits for what it promises.
   * It may hold no function with a name of its own.
   */
  readonly evaluate: <A extends readonly Plain[], T extends Plain | undefined>(
    work: (...values: A) => T | Promise<T>,
    ...values: A
  ) => Promise<T>;
  /** The name by which the browser itself gives something to a screen reader; null if it gives it as something else. */
  readonly nameOf: (target: Target) => Promise<string | null>;
  /** Resizes the page, or as far as the browser's window allows. */
  readonly resize: (size: Size) => Promise<void>;
  readonly savePicture: (file: `${string}.png`) => Promise<void>;
  /** Every error that the page has made or told of since it was opened. */
  readonly faults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A browser that runs. */
export interface Browser {
  /** With its version: `Firefox 140.5.0`. */
  readonly name: string;
  /** A new page, with nothing kept by any other. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export const DESKTOP: Size = { width: 1280, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };
