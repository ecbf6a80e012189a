/** Why a board in another page cannot be shown as its attributes ask. */
export type EmbedMessage =
  | { readonly id: 'embed/nothing-asked' | 'embed/link-and-position' | 'embed/no-address' }
  /** An attribute has a value other than these. */
  | {
      readonly id: 'embed/unknown-value';
      readonly attribute: string;
      readonly value: string;
      readonly values: readonly string[];
    };
