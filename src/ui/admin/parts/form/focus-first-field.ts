/** Puts the focus where one begins to write; file fields are behind their buttons. */
export function focusFirstField(within: Element | null | undefined): void {
  within
    ?.querySelector<HTMLElement>('input:not([type=file], [type=hidden]), textarea, select')
    ?.focus();
}
