/** What is known of a variant before its rules are loaded. */
export interface Metadata {
  /** As in links and records. */
  readonly id: string;
  /** The game of which it is one; several boards may belong to one game. */
  readonly game: string;
  /** Grows when a change of the rules makes older records mean something else. */
  readonly version: number;
  readonly name: string;
  readonly inventor: string;
  /** Which of the boards of its game it is played on, as `far-walls`; absent where there is only one. */
  readonly board?: string;
}
