import { singleKeyOf } from './single-keys.ts';

/** Rows of a list: of a table without the headings of its groups, or of a grid of cards. */
const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('tbody > tr:has(td), ul[aria-label] > li'),
];

const box = 'input[type=checkbox]';

/**
 * Focuses the control that opens a row (`data-opens`), so that Enter opens it. A row without one gets
 * its checkbox focused, or is focused itself: Enter does nothing there.
 */
function focusOn(row: HTMLElement): void {
  const control =
    row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector<HTMLElement>(box);
  if (!control) row.tabIndex = -1;
  (control ?? row).focus();
}

/** Moves to another row; from outside of the list to its first or last one. */
function step(list: Element, by: number): void {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by;
  const row = rows[next];
  if (row) focusOn(row);
}

const actions: Readonly<Record<string, (list: Element) => void>> = {
  j: (list) => step(list, 1),
  k: (list) => step(list, -1),
  x: (list) =>
    rowsOf(list)
      .find((row) => row.contains(document.activeElement))
      ?.querySelector<HTMLElement>(box)
      ?.click(),
  h: (list) =>
    rowsOf(list)
      .find((row) => row.contains(document.activeElement))
      ?.querySelector<HTMLElement>('[aria-keyshortcuts=h]')
      ?.click(),
  '/': (list) => list.querySelector<HTMLElement>('input[type=search]')?.focus(),
};

/** Keys of the page's first list (`data-list`): j and k move, x chooses, h schedules, / searches. */
export function moveInListByKey(event: KeyboardEvent): void {
  const action = actions[singleKeyOf(event) ?? ''];
  const list = document.querySelector('[data-list]');
  if (!(action && list) || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  action(list);
}
