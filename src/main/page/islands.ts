import { entryOf } from './entry.ts';
import { fetchIsland, sleepingIslandAround, wake } from './wake.ts';

/** Events whose default action the part may prevent: they wait until it lives. */
const held = new Set(['click', 'submit']);

/** Declaration of what wakes an island; see `Wake` in `ui/kit/page/server-page.ts`. */
const wakesOf = (island: Element): string[] => island.getAttribute('wakes')?.split('; ') ?? [];

/** The sleeping island that an event of that type on that target wakes. */
function sleeperOf(target: EventTarget | null, type: string): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const island = sleepingIslandAround(target);
  const isMeant = (wakes: string): boolean =>
    wakes.startsWith(`${type} `) && target.closest(wakes.slice(type.length)) !== null;
  return island && wakesOf(island).some(isMeant) ? island : undefined;
}

function hear(event: Event): void {
  const island = sleeperOf(event.target, event.type);
  if (!island) return;
  if (held.has(event.type)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const entry = entryOf(event.target);
  wake(island).then(
    (repeat) => repeat(event, entry),
    (error: unknown) => console.error('A part of the page could not be loaded.', error),
  );
}

/** A press comes some time before its click: time in which to fetch. */
function prepare({ target }: Event): void {
  const island = sleeperOf(target, 'click');
  // The click that follows tells what went wrong.
  if (island) fetchIsland(island).catch(() => undefined);
}

/** An interactive part of a page; see `ui/kit/page/define-island.tsx`. */
class DayIsland extends HTMLElement {
  connectedCallback(): void {
    for (const wakes of wakesOf(this)) {
      const [type = ''] = wakes.split(' ');
      if (type === 'now') void wake(this);
      else document.addEventListener(type, hear, true);
    }
  }
}

/** Lets the islands of the page wake by what they declare. */
export function startIslands(): void {
  customElements.define('day-island', DayIsland);
  document.addEventListener('pointerdown', prepare);
}
