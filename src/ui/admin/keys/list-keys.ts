import { singleKeyOf } from './single-keys.ts';

/** Rows of a list: of a table without the headings of its groups, or of a grid of cards. */
const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('tbody > tr:has(td), ul[aria-label] > li'),
];

const box = 'input[type=checkbox]';

/** Control that opens a row: the first one that is not its checkbox. */
const openerOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('button:enabled, a[href]') ?? row.querySelector<HTMLElement>(box);

/** Moves to another row; from outside of the list to its first or last one. */
function step(list: Element, by: number): void {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by;
  const row = rows[next];
  if (row) openerOf(row)?.focus();
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
