import { followChanges } from './follow-changes.ts';
import { loadWholeLook } from './load-whole-look.ts';

/** Changes reach many readers in the same moment; their pages ask over this time, in milliseconds. */
const SPREAD = 300;

/** What differs by the reader's clock and theme alone. */
const ownToReader = '[data-ago], [data-today], [data-theme-toggle]';

/** What the server said of a region, to see whether it says something else now. */
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

/** Whether someone types, reads or watches there: what would be lost or moved by a change. */
function isInUse(region: Element): boolean {
  if (region.contains(document.activeElement) && document.activeElement !== region) return true;
  if (region.matches('main') && scrollY > 0) return true;
  if (region.matches('[open]') || region.querySelector('[open], iframe, [aria-invalid]'))
    return true;
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

  async function refresh(): Promise<void> {
    isStale = false;
    const [answer] = await Promise.all([fetch(location.href), loadWholeLook()]);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const regions = regionsOf(next);
    if (answer.redirected) history.replaceState(null, '', answer.url);
    document.title = next.title;
    document.documentElement.dataset.reader = next.documentElement.dataset.reader ?? '';
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

  /** Without a connection the page stays as it is. */
  const tryRefresh = (): void => void refresh().catch(() => undefined);

  followChanges(() => void setTimeout(tryRefresh, Math.random() * SPREAD));
  followSession(tryRefresh);
  for (const event of ['scrollend', 'focusout', 'close']) {
    addEventListener(event, () => isStale && tryRefresh(), true);
  }
  addEventListener('pageshow', ({ persisted }) => persisted && tryRefresh());
}

/** Calls back when another tab of this browser logged in or out. */
function followSession(onChange: () => void): void {
  const { dataset } = document.documentElement;
  const channel = new BroadcastChannel('daybreak-session');
  channel.addEventListener('message', ({ data }) => data !== dataset.reader && onChange());
  channel.postMessage(dataset.reader);
}
