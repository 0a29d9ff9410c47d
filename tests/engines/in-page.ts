/** Runs in the page: finds elements by role and accessible name. */
import { computeAccessibleName, getRole, isDisabled } from 'dom-accessibility-api';

/**
 * A role with an exact name or a pattern. Anything that can be filled in also has the role `field`,
 * because password inputs have no role.
 */
export type Spot = [role: string, name: string | { source: string; flags: string }];

const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const hasRole = (element: Element, role: string): boolean =>
  role === 'field' ? element.matches('input, select, textarea') : getRole(element) === role;

const isNamed = (element: Element, name: Spot[1]): boolean => {
  const found = tidy(computeAccessibleName(element));
  return typeof name === 'string'
    ? found === name
    : new RegExp(name.source, name.flags).test(found);
};

/** Visible elements with that role and name, inside the first element that matches `within`. */
function findAll([role, name]: Spot, within?: Spot): HTMLElement[] {
  const place = within ? findAll(within)[0] : document.body;
  return [...(place?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
    (element) => hasRole(element, role) && element.checkVisibility() && isNamed(element, name),
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Centre of the element's first box, unless something covers it. */
function middleOf(element: HTMLElement) {
  const box = element.getClientRects()[0];
  if (!box) return undefined;
  const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  const isOnTop = top !== null && (element.contains(top) || top.contains(element));
  return isOnTop ? { x, y } : undefined;
}

/** Point at which a click reaches a matching element, once the element stopped moving. */
export async function pointOf(spot: Spot, within?: Spot) {
  for (const element of findAll(spot, within)) {
    if (isDisabled(element)) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const first = middleOf(element);
    await frame();
    await frame();
    const then = middleOf(element);
    if (first && then && first.x === then.x && first.y === then.y) return then;
  }
  return undefined;
}

export const count = (spot: Spot, within?: Spot): number => findAll(spot, within).length;

/** Value of a field. */
export function heldBy(spot: Spot, within?: Spot): string | undefined {
  const [element] = findAll(spot, within);
  return element && 'value' in element ? String(element.value) : undefined;
}

/**
 * Selects an option of a `select`, with the events that a user's choice fires; false without it.
 */
export function choose(option: string, spot: Spot, within?: Spot): boolean {
  const [list] = findAll(spot, within);
  if (!(list instanceof HTMLSelectElement)) return false;
  const wanted = [...list.options].find(({ label }) => label === option);
  if (!wanted) return false;
  list.value = wanted.value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** True if the page contains that text. */
export function shows(text: string): boolean {
  const has = (element: Element): boolean => tidy(element.textContent).includes(text);
  return [...document.querySelectorAll('body *')].some(
    (element) => has(element) && ![...element.children].some(has) && element.checkVisibility(),
  );
}

/** Address and first text of the page, for failure messages. */
export const glance = (): string =>
  `${location.href}: ${tidy(document.body.innerText).slice(0, 600)}`;

/** Role and name of the focused element. */
export function focused(): string {
  const element = document.activeElement;
  return element ? `${getRole(element) ?? ''} ${tidy(computeAccessibleName(element))}`.trim() : '';
}
