import { followChanges } from './follow-changes.ts';
import { loadWholeLook } from './load-whole-look.ts';

/** Changes reach many readers in the same moment; their pages ask over this time, in milliseconds. */
const SPREAD = 300;

/** Selector of elements that differ only by the reader's clock and theme. */
const ownToReader = '[data-ago], [data-today], [data-theme-toggle]';

/** Returns the server's part of a region's HTML, to detect changes. */
function contentOf(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(ownToReader)) one.remove();
  return copy.innerHTML;
}

const regionsOf = (page: Document): Element[] => [...page.querySelectorAll('[data-live]')];

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

/**
 * Shows what is saved elsewhere as soon as it is saved, without moving what someone is reading.
 * `onShown` is called after something was put in the page.
 */
export function keepPageLive(onShown: () => void): void {
  const served = new WeakMap(regionsOf(document).map((region) => [region, contentOf(region)]));
  let isStale = false;

  function show(next: Document): void {
    const regions = regionsOf(next);
    for (const [at, region] of regionsOf(document).entries()) {
      const newer = regions[at];
      if (!newer) continue;
      const content = contentOf(newer);
      if (content === served.get(region)) continue;
      if (isInUse(region)) {
        isStale = true;
      } else {
        region.replaceChildren(...newer.childNodes);
        served.set(region, content);
      }
    }
    onShown();
  }

  async function refresh(isRestored: boolean): Promise<void> {
    isStale = false;
    const [answer] = await Promise.all([fetch(location.href), loadWholeLook()]);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const { reader = '' } = next.documentElement.dataset;
    const { dataset } = document.documentElement;
    // The page from the back/forward cache belongs to another reader.
    if (isRestored && reader !== dataset.reader) return location.reload();
    if (answer.redirected) history.replaceState(null, '', answer.url);
    document.title = next.title;
    dataset.reader = reader;
    show(next);
  }

  /** Without a connection the page stays as it is. */
  const tryRefresh = (isRestored = false): void => void refresh(isRestored).catch(() => undefined);

  followChanges(() => void setTimeout(tryRefresh, Math.random() * SPREAD));
  followSession(() => tryRefresh());
  for (const event of ['scrollend', 'focusout', 'close', 'ended']) {
    addEventListener(event, () => isStale && tryRefresh(), true);
  }
  addEventListener('pageshow', ({ persisted }) => persisted && tryRefresh(true));
}

/**
 * Calls back when another tab of this browser logged in or out. The channel is closed while the page is
 * left: a browser that keeps it for Back throws it away as soon as something is said there.
 */
function followSession(onChange: () => void): void {
  const { dataset } = document.documentElement;
  const join = (): BroadcastChannel => {
    const joined = new BroadcastChannel('daybreak-session');
    joined.onmessage = ({ data }) => data !== dataset.reader && onChange();
    return joined;
  };
  let channel = join();
  channel.postMessage(dataset.reader);
  addEventListener('pagehide', () => channel.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel = join();
  });
}
