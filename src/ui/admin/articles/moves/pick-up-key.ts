import type { KeyboardEvent } from 'react';

/** True if a key was pressed on the control of an article that lifts it (`data-lifts`). */
export const isOnPickUp = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[data-lifts]');

/** Keeps Space from pressing a button that it lifts: Firefox presses it when the key is released. */
export function keepFromPressing(event: KeyboardEvent): void {
  if (event.key === ' ' && isOnPickUp(event)) event.preventDefault();
}
