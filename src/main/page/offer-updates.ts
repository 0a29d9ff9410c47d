import { liveHasEnded, newUpdates } from '#core/words/live-words.ts';
import { contentOf } from './regions.ts';

const entriesIn = (page: ParentNode): Element[] => [
  ...page.querySelectorAll('[data-entries] > [id]'),
];

/** Entries of a newer page above those that a live blog's page has. Older ones that move up a page are not new. */
function newEntries(region: Element, newer: Element): Element[] {
  const known = new Set(entriesIn(region).map(({ id }) => id));
  const entries = entriesIn(newer);
  const firstKnown = entries.findIndex(({ id }) => known.has(id));
  return firstKnown === -1 ? entries : entries.slice(0, firstKnown);
}

/** True for a part that somebody uses: media that plays, parts loaded on request, focus and selection. */
const isInUse = (part: Element): boolean =>
  part.querySelector('iframe, video, audio') !== null ||
  part.contains(document.activeElement) ||
  (getSelection()?.isCollapsed === false && getSelection()?.containsNode(part, true) === true);

/** Replaces an entry by a copy of its newer form, if that differs. */
function correct(own: Element, newer: Element): void {
  if (!isInUse(own) && contentOf(own) !== contentOf(newer)) own.replaceWith(newer.cloneNode(true));
}

/** Shows the changed parts around the entries, of those that a selector matches. */
function showParts(region: Element, newer: Element, selector: string): void {
  for (const part of region.querySelectorAll(selector)) {
    const next = newer.querySelector(`[data-part="${part.getAttribute('data-part')}"]`);
    if (!next || isInUse(part) || contentOf(part) === contentOf(next)) continue;
    part.replaceChildren(...next.cloneNode(true).childNodes);
  }
}

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
      correct(own, entry);
    }
  }
  for (const gone of shown.values()) gone.remove();
  showParts(region, newer, '[data-part]');
}

/** Milliseconds for which the end is said over the text; the line above the headline says it ever after. */
const ENDING = 20_000;

/** Says above the headline, and in the place of offers, that the live blog has ended, or no longer that. */
function tellState(region: Element, newer: Element, place: Element): void {
  const stream = region.querySelector('[data-stream]');
  const state = newer.querySelector('[data-stream]')?.getAttribute('data-stream') ?? '';
  if (stream?.getAttribute('data-stream') === state) return;
  stream?.setAttribute('data-stream', state);
  showParts(region, newer, '[data-part="state"]');
  place.querySelector('p')?.remove();
  if (state !== 'over') return;
  const line = document.createElement('p');
  line.className = 'live-news-button live-news-line';
  line.textContent = liveHasEnded;
  place.append(line);
  setTimeout(() => line.remove(), ENDING);
}

/**
 * Offers the new entries of a live blog by a button that says how many there are; pressed, they are shown and the
 * newest one gets the focus. Corrections are shown in place, and the end is announced. Without new entries, what
 * was removed is shown, too, and the result is false: the rest of the page may have changed.
 */
export function offerUpdates(region: Element, newer: Element, onShown: () => void): boolean {
  const place = region.querySelector('[data-news]');
  if (!place || !newer.querySelector('[data-news]')) return false;
  tellState(region, newer, place);
  const fresh = newEntries(region, newer);
  if (fresh.length === 0) {
    // The page that is shown later keeps its entries.
    show(region, newer.cloneNode(true) as Element, fresh);
    place.querySelector('button')?.remove();
    return false;
  }
  const newerForms = new Map(entriesIn(newer).map((entry) => [entry.id, entry]));
  for (const own of entriesIn(region)) {
    const entry = newerForms.get(own.id);
    if (entry) correct(own, entry);
  }
  const words = newUpdates(fresh.length);
  const button = place.querySelector('button') ?? document.createElement('button');
  if (button.textContent !== words) button.textContent = words;
  button.type = 'button';
  button.className = 'live-news-button';
  button.onclick = () => {
    show(region, newer, fresh);
    button.remove();
    const [newest] = fresh;
    if (newest instanceof HTMLElement) newest.focus({ preventScroll: true });
    newest?.scrollIntoView();
    onShown();
  };
  if (!button.isConnected) place.prepend(button);
  return true;
}
