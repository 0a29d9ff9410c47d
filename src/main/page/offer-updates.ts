import { LIVE_ENDED, newUpdates } from '#core/article/live/new-updates.ts';
import { contentOf } from './regions.ts';

const entriesIn = (page: ParentNode): Element[] => [
  ...page.querySelectorAll('[data-entries] > [id]'),
];

const partsIn = (page: ParentNode): Element[] => [...page.querySelectorAll('[data-part]')];

/** Entries of a newer page that a live blog's page lacks. */
function newEntries(region: Element, newer: Element): Element[] {
  const known = new Set(entriesIn(region).map(({ id }) => id));
  return entriesIn(newer).filter(({ id }) => !known.has(id));
}

const isOver = (page: Element): boolean => page.querySelector('[data-stream="over"]') !== null;

/** Shows the new, changed and removed entries and the parts around them; others keep their elements. */
function show(region: Element, newer: Element, fresh: readonly Element[]): void {
  const shown = new Map(entriesIn(region).map((entry) => [entry.id, entry]));
  const list = region.querySelector('[data-entries]');
  let place = list?.firstElementChild ?? null;
  for (const entry of entriesIn(newer)) {
    const own = shown.get(entry.id);
    shown.delete(entry.id);
    if (!own) {
      entry.toggleAttribute('data-new', fresh.includes(entry));
      list?.insertBefore(entry, place);
    } else {
      place = own.nextElementSibling;
      own.toggleAttribute('data-new', false);
      // What plays or was loaded on request goes on as it is.
      const isInUse = own.querySelector('iframe, video, audio') !== null;
      if (!isInUse && contentOf(own) !== contentOf(entry)) own.replaceWith(entry);
    }
  }
  for (const gone of shown.values()) gone.remove();
  const parts = new Map(partsIn(newer).map((part) => [part.getAttribute('data-part'), part]));
  for (const part of partsIn(region)) {
    const next = parts.get(part.getAttribute('data-part'));
    if (next && contentOf(part) !== contentOf(next)) part.replaceChildren(...next.childNodes);
  }
}

/**
 * Offers the new entries of a live blog by a button that says how many there are; pressed, they are shown and the
 * newest one gets the focus. Without new ones, shows what was corrected, and that it has ended, where it stands, and
 * returns false: the rest of the page may have changed, too.
 */
export function offerUpdates(region: Element, newer: Element, onShown: () => void): boolean {
  const place = region.querySelector('[data-news]');
  if (!place || !newer.querySelector('[data-news]')) return false;
  const fresh = newEntries(region, newer);
  if (fresh.length === 0) {
    // The page that is shown later keeps its nodes.
    show(region, newer.cloneNode(true) as Element, fresh);
    if (isOver(newer) && !isOver(region)) {
      const line = document.createElement('p');
      line.className = 'live-news-button live-news-line';
      line.textContent = LIVE_ENDED;
      place.replaceChildren(line);
      region.querySelector('[data-stream]')?.setAttribute('data-stream', 'over');
    }
    return false;
  }
  const words = newUpdates(fresh.length);
  const button = place.querySelector('button') ?? document.createElement('button');
  if (button.textContent !== words) button.textContent = words;
  button.type = 'button';
  button.className = 'live-news-button';
  button.onclick = () => {
    show(region, newer, fresh);
    place.replaceChildren();
    const [newest] = fresh;
    if (newest instanceof HTMLElement) newest.focus({ preventScroll: true });
    newest?.scrollIntoView();
    onShown();
  };
  if (!button.isConnected) place.append(button);
  return true;
}
