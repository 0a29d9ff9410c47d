import { loadWholeLook } from './load-whole-look.ts';
import { offerUpdates } from './offer-updates.ts';
import { contentOf, regionsOf } from './regions.ts';

const isTouched = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.type === 'checkbox' || field.type === 'radio'
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;

/** True if playback has started and not ended; looping media doesn't count. */
const isBegun = ({ currentTime, ended, loop }: HTMLMediaElement): boolean =>
  currentTime > 0 && !ended && !loop;

/** True if someone types, reads, listens or watches in the region, where a change would disturb. */
function isInUse(region: Element): boolean {
  if (region.contains(document.activeElement) && document.activeElement !== region) return true;
  if (region.matches('main') && (scrollY > 0 || window.speechSynthesis?.speaking)) return true;
  if (region.matches('[open]') || region.querySelector('[open], iframe, [aria-invalid]'))
    return true;
  if ([...region.querySelectorAll<HTMLMediaElement>('audio, video')].some(isBegun)) return true;
  if (getSelection()?.isCollapsed === false) return true;
  return [...region.querySelectorAll<HTMLInputElement>('input, textarea')].some(isTouched);
}

const nameOf = (region: Element): string | null => region.getAttribute('data-live');

/** The content of each region as the server last sent it. */
type Served = WeakMap<Element, string>;

/** Shows the same one of two tested headlines as before (`ui/reader/article-list/draw-script.ts`). */
function keepDrawn(region: Element, newer: Element): void {
  const before = new Map(
    [...region.querySelectorAll<HTMLElement>('[data-drawn]')].map(({ dataset }) => [
      dataset.test,
      dataset.drawn,
    ]),
  );
  for (const link of newer.querySelectorAll<HTMLElement>('[data-test]')) {
    const drawn = before.get(link.dataset.test);
    if (drawn === undefined) continue;
    link.dataset.drawn = drawn;
    if (drawn === 'second') link.textContent = link.dataset.other ?? '';
  }
}

/** Replaces changed regions; true if one was skipped because it is in use. */
function replaceRegions(next: Document, served: Served): boolean {
  const regions = new Map(regionsOf(next).map((region) => [nameOf(region), region]));
  let isLeft = false;
  for (const region of regionsOf(document)) {
    // A page of another release may have other regions.
    const newer = regions.get(nameOf(region));
    if (!newer) continue;
    const content = contentOf(newer);
    if (content === served.get(region)) continue;
    if (offerUpdates(region, newer, () => served.set(region, content))) continue;
    if (isInUse(region)) {
      isLeft = true;
    } else {
      keepDrawn(region, newer);
      region.replaceChildren(...newer.childNodes);
      served.set(region, content);
    }
  }
  return isLeft;
}

/**
 * Fetches the page and shows its changes without disturbing the reader; true if some are left to be shown
 * later. The page is reloaded if the site's language has changed, and from the back/forward cache if its reader has.
 */
export async function showChanges(served: Served, isRestored: boolean): Promise<boolean> {
  const [answer] = await Promise.all([fetch(location.href), loadWholeLook()]);
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const { reader = '' } = next.documentElement.dataset;
  const { dataset, lang } = document.documentElement;
  // Dates of scripts are in the language that the page came with.
  const isOther = lang !== next.documentElement.lang;
  if (isOther || (isRestored && reader !== dataset.reader)) {
    location.reload();
    return false;
  }
  if (answer.redirected) history.replaceState(null, '', answer.url);
  document.title = next.title;
  dataset.reader = reader;
  return replaceRegions(next, served);
}
