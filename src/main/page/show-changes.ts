import { loadWholeLook } from './load-whole-look.ts';
import { contentOf, regionsOf } from './regions.ts';

const isTouched = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.type === 'checkbox' || field.type === 'radio'
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;

/** True where playback has begun and not ended; looping media doesn't count. */
const isBegun = ({ currentTime, ended, loop }: HTMLMediaElement): boolean =>
  currentTime > 0 && !ended && !loop;

/** True where someone types, reads, listens or watches there: a change would disturb them. */
function isInUse(region: Element): boolean {
  if (region.contains(document.activeElement) && document.activeElement !== region) return true;
  if (region.matches('main') && scrollY > 0) return true;
  if (region.matches('[open]') || region.querySelector('[open], iframe, [aria-invalid]'))
    return true;
  if ([...region.querySelectorAll<HTMLMediaElement>('audio, video')].some(isBegun)) return true;
  if (getSelection()?.isCollapsed === false) return true;
  return [...region.querySelectorAll<HTMLInputElement>('input, textarea')].some(isTouched);
}

/** The content of each region as the server last sent it. */
type Served = WeakMap<Element, string>;

/** Replaces the regions that changed; true where one that is in use was left as it is. */
function replaceRegions(next: Document, served: Served): boolean {
  const regions = regionsOf(next);
  let isLeft = false;
  for (const [at, region] of regionsOf(document).entries()) {
    const newer = regions[at];
    if (!newer) continue;
    const content = contentOf(newer);
    if (content === served.get(region)) continue;
    if (isInUse(region)) {
      isLeft = true;
    } else {
      region.replaceChildren(...newer.childNodes);
      served.set(region, content);
    }
  }
  return isLeft;
}

/**
 * Fetches the page and shows what changed, without moving what someone is reading; true where something is
 * left to be shown later. A page from the back/forward cache is loaded anew where it belongs to another reader.
 */
export async function showChanges(served: Served, isRestored: boolean): Promise<boolean> {
  const [answer] = await Promise.all([fetch(location.href), loadWholeLook()]);
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const { reader = '' } = next.documentElement.dataset;
  const { dataset } = document.documentElement;
  if (isRestored && reader !== dataset.reader) {
    location.reload();
    return false;
  }
  if (answer.redirected) history.replaceState(null, '', answer.url);
  document.title = next.title;
  dataset.reader = reader;
  return replaceRegions(next, served);
}
