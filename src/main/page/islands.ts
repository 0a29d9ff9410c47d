import { entryOf } from './entry.ts';
import { fetchIsland, sleepingIslandAround, wake } from './wake.ts';

/** Events whose default action the island may prevent: held until it is hydrated. */
const held = new Set(['click', 'submit']);

/** Events that hydrate an island; see `Wake` in `ui/kit/page/server-page.ts`. */
const wakesOf = (island: Element): string[] => island.getAttribute('wakes')?.split('; ') ?? [];

/** Returns the island that an event of that type on that target hydrates, if any. */
function islandToWake(target: EventTarget | null, type: string): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const island = sleepingIslandAround(target);
  const isMeant = (wakes: string): boolean =>
    wakes.startsWith(`${type} `) && target.closest(wakes.slice(type.length)) !== null;
  return island && wakesOf(island).some(isMeant) ? island : undefined;
}

function handle(event: Event): void {
  const island = islandToWake(event.target, event.type);
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

/** Starts loading at `pointerdown`, some time before the click. */
function prepare({ target }: Event): void {
  const island = islandToWake(target, 'click');
  // The click that follows reports the error.
  if (island) fetchIsland(island).catch(() => undefined);
}

/** An interactive part of a page; see `ui/kit/page/define-island.tsx`. */
class DayIsland extends HTMLElement {
  connectedCallback(): void {
    for (const wakes of wakesOf(this)) {
      const [type = ''] = wakes.split(' ');
      if (type === 'now') void wake(this);
      else document.addEventListener(type, handle, true);
    }
  }
}

/** Hydrates islands on the events that they declare. */
export function startIslands(): void {
  customElements.define('day-island', DayIsland);
  document.addEventListener('pointerdown', prepare);
}
