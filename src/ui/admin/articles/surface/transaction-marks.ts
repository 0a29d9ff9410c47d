/** Marks a transaction that shows a state of the store, such as an undo. */
export const SHOWN = 'shown';

/** Name of the field of a card that a transaction changes; continuous typing into it is one undo step. */
export const FIELD = 'field';
