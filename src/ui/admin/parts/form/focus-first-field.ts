/** Focuses the first field to type into; skips file inputs. */
export function focusFirstField(within: Element | null | undefined): void {
  within
    ?.querySelector<HTMLElement>('input:not([type=file], [type=hidden]), textarea, select')
    ?.focus();
}
