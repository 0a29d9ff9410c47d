/**
 * True for a key that belongs to an input method. Safari sends the Enter that ends a composition after it, with the key
 * code 229.
 */
const isComposing = ({ isComposing: isWithin, keyCode }: KeyboardEvent): boolean =>
  isWithin || keyCode === 229;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Keeps the keys of an input method from whatever listens to the keys of a field: the Enter that confirms a word adds
 * no tag, runs no command and leaves no field. Texts with marks know compositions by themselves. Returns a function
 * that ends it.
 */
export function guardCompositions(): () => void {
  const guard = (event: KeyboardEvent): void => {
    if (isComposing(event) && isField(event.target)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', guard, { capture: true });
  return () => window.removeEventListener('keydown', guard, { capture: true });
}
