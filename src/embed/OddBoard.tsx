import '../renderer.ts';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { Result } from '../engine/rules/result.ts';
import type { Hanging } from '../mount/hang.ts';
import { hang } from '../mount/hang.ts';
import { loadSpokenRules } from '../store/rules.ts';
import { classes } from '../ui/board/classes.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { addSentences, say } from '../words/say.ts';
import { askedGame } from './askedGame.ts';
import type { Asked } from './attributes.ts';
import { attributes, readAttributes } from './attributes.ts';
import { EmbedView } from './EmbedView.tsx';
import { beginEmbedding } from './embedding.ts';
import { themeAround, watchTheme } from './hostTheme.ts';
import { addStyles, embedSheet } from './embedSheet.ts';
import * as words from '#words/ui/embed.ts';
import styles from './embed.module.css';

/** How far from the visible part of the page a board is loaded. */
const NEAR = '400px';

/** The element `<odd-board>`: docs/embed.md. It keeps nothing, and asks for nothing but the files of Oddboard. */
export class OddBoard extends HTMLElement {
  static readonly observedAttributes = attributes;

  #hanging: Hanging | null = null;
  #root: Root | null = null;
  /** Ends what listens to the page; null while the element is in none. */
  #leave: (() => void) | null = null;
  /** Whether the board has been near the visible part of the page. */
  #isNear = false;
  /** Grows with every change of what is asked for, so that late rules of an earlier board are recognized. */
  #turn = 0;

  connectedCallback(): void {
    const hanging = (this.#hanging ??= hang(this.attachShadow({ mode: 'open' }), embedSheet()));
    this.#root = createRoot(hanging.place);
    this.#show(<p className={classes(styles.inPlace, styles.awaited)}>{words.loading}</p>);
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        this.#isNear = true;
        void this.#load();
      },
      { rootMargin: NEAR },
    );
    near.observe(this);
    const unwatch = watchTheme(() => {
      this.#dress();
    });
    this.#leave = () => {
      near.disconnect();
      unwatch();
    };
    this.#dress();
  }

  disconnectedCallback(): void {
    this.#leave?.();
    this.#leave = null;
    this.#isNear = false;
    this.#turn++;
    this.#root?.unmount();
    this.#root = null;
  }

  attributeChangedCallback(name: string): void {
    if (name === 'theme') this.#dress();
    else if (this.#isNear) void this.#load();
  }

  #asked(): Result<Asked> {
    return readAttributes((name) => this.getAttribute(name));
  }

  #dress(): void {
    const asked = this.#asked();
    const theme = asked.ok ? asked.value.theme : null;
    // The element has the colours that the page gives to what stands in it.
    this.#hanging?.dress(theme ?? themeAround(this));
  }

  async #load(): Promise<void> {
    const turn = ++this.#turn;
    const board = await this.#board().catch((fault: unknown) => {
      reportError(fault);
      return <p className={styles.inPlace}>{words.unexpected}</p>;
    });
    if (turn === this.#turn) this.#show(board);
  }

  /** The board that is asked for, or in its place a sentence that says why there is none. */
  async #board(): Promise<ReactNode> {
    const asked = this.#asked();
    if (!asked.ok) return inPlace(asked);
    const variant = await loadSpokenRules(asked.value.variant);
    if (!variant.ok) return inPlace(variant);
    const shown = await askedGame(variant.value, asked.value);
    if (!shown.ok) return inPlace(shown);
    if (shown.value.lens) addStyles(shown.value.lens.styles);
    const store = createStore(() => beginEmbedding(shown.value, asked.value.flipped));
    return <EmbedView key={this.#turn} store={store} />;
  }

  #show(content: ReactNode): void {
    const fault = <p className={styles.inPlace}>{words.unexpected}</p>;
    this.#root?.render(<ErrorBoundary instead={fault}>{content}</ErrorBoundary>);
  }
}

async function inPlace({ message }: Exclude<Result<unknown>, { ok: true }>): Promise<ReactNode> {
  if (message.id.startsWith('embed/')) addSentences((await import('./refusalWords.ts')).sentences);
  return (
    <p className={styles.inPlace} role="alert">
      {say(message)}
    </p>
  );
}
