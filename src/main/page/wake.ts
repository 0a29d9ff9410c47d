import type { Entry } from './entry.ts';
import { loadWholeLook } from './load-whole-look.ts';

/** Replays an event on a hydrated island. */
type Repeat = (event: Event, entry: Entry | undefined) => void;

const isAwake = new WeakSet<Element>();
const waking = new WeakMap<Element, Promise<Repeat>>();
const asked = new Set<string>();

/** Preloads a module, so that imports load in parallel. */
function fetchAhead(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

/** The island around an element, unless it is hydrated. */
export function sleepingIslandAround(element: Element): Element | undefined {
  const island = element.closest('day-island');
  return island && !isAwake.has(island) ? island : undefined;
}

/** Loads an island's code: its attribute `code` lists the chunks, its own first. */
export function fetchIsland(island: Element) {
  const [chunk = '', ...imports] = island.getAttribute('code')?.split(' ') ?? [];
  for (const href of imports) fetchAhead(href);
  const part: Promise<object> = import(/* @vite-ignore */ chunk);
  return Promise.all([import('./hydrate-island.tsx'), part, loadWholeLook()]);
}

async function hydrate(island: Element): Promise<Repeat> {
  const [{ hydrateIsland }, part] = await fetchIsland(island);
  const repeat = await hydrateIsland(island, part);
  isAwake.add(island);
  return repeat;
}

/** Hydrates an island; resolves, once it is interactive, with the function that replays events. */
export function wake(island: Element): Promise<Repeat> {
  const started = waking.get(island) ?? hydrate(island);
  waking.set(island, started);
  // Allows a retry after a lost connection.
  started.catch(() => waking.delete(island));
  return started;
}
