import type { KeyboardEvent } from 'react';

/** True if a key was pressed on the control that picks an article up (`data-lifts`). */
export const isOnPickUp = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[data-lifts]');

/** Keeps Space from clicking the button that picks up: Firefox clicks it when the key is released. */
export function keepFromPressing(event: KeyboardEvent): void {
  if (event.key === ' ' && isOnPickUp(event)) event.preventDefault();
}
