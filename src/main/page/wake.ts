import { islands } from '#ui/islands.ts';
import type { IslandName } from '#ui/kit/page/island-part.ts';
import { loadWholeLook } from './load-whole-look.ts';

const isIslandName = (name: string): name is IslandName => Object.hasOwn(islands, name);

const isAwake = new WeakSet<Element>();
const waking = new WeakMap<Element, Promise<void>>();

/** The island around something, unless it is awake already. */
export function sleepingIslandAround(target: EventTarget | null): Element | undefined {
  const island = target instanceof Element ? target.closest('day-island') : undefined;
  return island && !isAwake.has(island) ? island : undefined;
}

/** Fetches what an island needs to wake. */
export function fetchIsland(island: Element) {
  const name = island.getAttribute('name') ?? '';
  if (!isIslandName(name)) throw new Error(`There is no island '${name}'.`);
  return Promise.all([import('./hydrate-island.tsx'), islands[name](), loadWholeLook()]);
}

async function hydrate(island: Element): Promise<void> {
  const [{ hydrateIsland }, { part }] = await fetchIsland(island);
  await hydrateIsland(island, part);
  isAwake.add(island);
}

/** Brings an island to life; resolves when it answers to what is done to it. */
export function wake(island: Element): Promise<void> {
  const started = waking.get(island) ?? hydrate(island);
  waking.set(island, started);
  // The connection may be back at the next try.
  started.catch(() => waking.delete(island));
  return started;
}
