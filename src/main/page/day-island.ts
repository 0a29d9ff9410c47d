import { fetchIsland, sleepingIslandAround, wake } from './wake.ts';

/** An interactive part of a page; see `ui/kit/page/island.tsx`. */
class DayIsland extends HTMLElement {
  connectedCallback(): void {
    if (this.getAttribute('wakes') === 'load') void wake(this);
  }
}

/** True where the browser submits the form natively, as with a non-empty search. */
function isNative(target: Element): boolean {
  const form = target.closest<HTMLFormElement>('form[data-native-with]');
  const field = form?.elements.namedItem(form.dataset.nativeWith ?? '');
  return field instanceof HTMLInputElement && field.value.trim() !== '';
}

/** The button that was pressed, and the sleeping island that should answer it. */
function sleeperOf({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null;
  const island = sleepingIslandAround(button);
  return button && island && !isNative(button) ? { button, island } : undefined;
}

/** Holds a click on a sleeping island back until the island can answer it. */
function replay(event: Event): void {
  const sleeper = sleeperOf(event);
  if (!sleeper) return;
  const { button, island } = sleeper;
  event.preventDefault();
  event.stopImmediatePropagation();
  wake(island).then(
    () => button.click(),
    (error: unknown) => console.error('A part of the page could not be loaded.', error),
  );
}

const isStill = (media: EventTarget | null): media is HTMLImageElement =>
  media instanceof HTMLImageElement && media.dataset.leastWidth !== undefined;

/** Shows the art that stands ready beside a film's still; see `ui/kit/video/video-thumbnail.tsx`. */
function replaceStill(still: HTMLImageElement): void {
  still.hidden = true;
  still.nextElementSibling?.classList.remove('hidden');
}

/** Media that did not load have said so before anybody listened, so they say it again. */
function tellBroken(media: EventTarget | null): void {
  if (isStill(media)) {
    replaceStill(media);
    return;
  }
  const island = sleepingIslandAround(media);
  if (media && island) void wake(island).then(() => media.dispatchEvent(new Event('error')));
}

/** True where a picture failed to load, or a video's still is too narrow to count. */
const isBroken = ({ complete, naturalWidth, dataset }: HTMLImageElement): boolean =>
  complete && naturalWidth < Number(dataset.leastWidth ?? 1);

function checkStill({ target }: Event): void {
  if (isStill(target) && isBroken(target)) replaceStill(target);
}

/** A box is ticked at once; its part sees that when it wakes. */
function wakeAround({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
  const island = sleepingIslandAround(target);
  if (island) void wake(island);
}

/** A press comes some time before its click: time in which to fetch. */
function fetchAhead(event: Event): void {
  const sleeper = sleeperOf(event);
  // The click that follows tells what went wrong.
  if (sleeper) fetchIsland(sleeper.island).catch(() => undefined);
}

/** Lets the islands of the page wake as they are meant to. */
export function upgradeIslands(): void {
  customElements.define('day-island', DayIsland);
  document.addEventListener('click', replay, true);
  document.addEventListener('error', ({ target }) => tellBroken(target), true);
  document.addEventListener('load', checkStill, true);
  document.addEventListener('change', wakeAround);
  document.addEventListener('pointerdown', fetchAhead);
  for (const picture of document.querySelectorAll<HTMLImageElement>('day-island img[src]')) {
    if (isBroken(picture)) tellBroken(picture);
  }
  // A box may have been ticked before this script came.
  for (const box of document.querySelectorAll('day-island :checked')) wakeAround({ target: box });
}
