import type { Entry } from './entry.ts';
import { loadWholeLook } from './load-whole-look.ts';

/** Gives an event to an island that lives now. */
type Repeat = (event: Event, entry: Entry | undefined) => void;

const isAwake = new WeakSet<Element>();
const waking = new WeakMap<Element, Promise<Repeat>>();
const asked = new Set<string>();

/** Lets a script be fetched beside the one that imports it, not after it. */
function fetchAhead(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

/** The island around an element, unless it is awake already. */
export function sleepingIslandAround(element: Element): Element | undefined {
  const island = element.closest('day-island');
  return island && !isAwake.has(island) ? island : undefined;
}

/** Fetches what an island needs to wake: its attribute `code` has the addresses, its own chunk first. */
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

/** Brings an island to life; resolves, when it answers to what is done to it, with what repeats an event. */
export function wake(island: Element): Promise<Repeat> {
  const started = waking.get(island) ?? hydrate(island);
  waking.set(island, started);
  // The connection may be back at the next try.
  started.catch(() => waking.delete(island));
  return started;
}
