import { storedText } from '#ui/kit/stores/stored-text.ts';
import { type Entry, entryOf } from './entry.ts';
import { loadWholeLook } from './load-whole-look.ts';

/** Replays an event on a hydrated island. */
type Repeat = (event: Event, entry: Entry | undefined) => void;

const isAwake = new WeakSet<Element>();
const waking = new WeakMap<Element, Promise<Repeat>>();
const requestedHrefs = new Set<string>();

/** Preloads a module, so that imports load in parallel. */
function fetchAhead(href: string): void {
  if (requestedHrefs.has(href)) return;
  requestedHrefs.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

/** The island around an element, unless it is hydrated. */
function sleepingIslandAround(element: Element): Element | undefined {
  const island = element.closest('day-island');
  return island && !isAwake.has(island) ? island : undefined;
}

/** Loads an island's code: its attribute `code` lists the chunks, its own first. */
function fetchIsland(island: Element) {
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
function wake(island: Element): Promise<Repeat> {
  const started = waking.get(island) ?? hydrate(island);
  waking.set(island, started);
  // Allows a retry after a lost connection.
  started.catch(() => waking.delete(island));
  return started;
}

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

const report = (error: unknown): void =>
  console.error('A part of the page could not be loaded.', error);

function handle(event: Event): void {
  const island = islandToWake(event.target, event.type);
  if (!island) return;
  if (held.has(event.type)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const entry = entryOf(event.target);
  wake(island).then((repeat) => repeat(event, entry), report);
}

/** Starts loading at `pointerdown`, some time before the click. */
function prepare({ target }: Event): void {
  const island = islandToWake(target, 'click');
  // The click that follows reports the error.
  if (island) fetchIsland(island).catch(() => undefined);
}

/** Hydrates an island once the browser's storage has a key; until then the island has `data-idle`. */
function wakeWhenStored(island: HTMLElement, key: string): void {
  const look = (): void => {
    const isStored = typeof storedText(key) === 'string';
    island.toggleAttribute('data-idle', !isStored);
    if (isStored && island.isConnected) wake(island).catch(report);
  };
  look();
  // Another tab, or the page before *Back*, may have stored it.
  for (const event of ['storage', 'pageshow']) addEventListener(event, look);
}

/** An interactive part of a page; see `ui/kit/page/define-island.tsx`. */
class DayIsland extends HTMLElement {
  connectedCallback(): void {
    for (const wakes of wakesOf(this)) {
      const [type = '', key = ''] = wakes.split(' ');
      if (type === 'now') wake(this).catch(report);
      else if (type === 'stored') wakeWhenStored(this, key);
      else document.addEventListener(type, handle, true);
    }
  }
}

/** Hydrates islands on the events that they declare. */
export function startIslands(): void {
  customElements.define('day-island', DayIsland);
  document.addEventListener('pointerdown', prepare);
}
