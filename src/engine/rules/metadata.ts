/** What is known about a variant before its rules are loaded. */
export interface Metadata {
  /** As in links and records. */
  readonly id: string;
  /** The game it belongs to; several boards may belong to one game. */
  readonly game: string;
  /** Grows when a change of the rules makes older records mean something else. */
  readonly version: number;
  readonly name: string;
  readonly inventor: string;
  /** Which board of its game it is, such as `far-walls`; absent if the game has only one. */
  readonly board?: string;
}
