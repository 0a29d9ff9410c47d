import { type RefObject, useEffect } from 'react';

/** Focuses the first field to type into; skips file inputs. */
export function focusFirstField(within: Element | null | undefined): void {
  within
    ?.querySelector<HTMLElement>('input:not([type=file], [type=hidden]), textarea, select')
    ?.focus();
}

let last: HTMLElement | undefined;

/** True for an element that text is typed into. */
export const isTypedInto = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('textarea, input:not([type=checkbox], [type=radio])'));

/** Remembers the field that was typed into last, from then on. Returns a function that ends it. */
export function rememberLastField(): () => void {
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element && isTypedInto(target)) last = target;
  };
  document.addEventListener('focusin', remember);
  return () => document.removeEventListener('focusin', remember);
}

/** Focuses the field that was typed into last, if it is still there. */
export function focusLastField(): void {
  if (last?.isConnected) last.focus();
}

/**
 * Gives the focus back to the form's text when a part of the form disappears with it: to the field of
 * the form that had it last, or to its first one.
 */
export function useFocusGivenBack(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = part.current?.closest('form');
    return () => {
      if (document.activeElement !== document.body) return;
      if (last && form?.contains(last)) last.focus();
      else focusFirstField(form);
    };
  }, [part]);
}
