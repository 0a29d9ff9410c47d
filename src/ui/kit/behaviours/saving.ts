import { DEVICE_SAVES_KEY } from '../stores/device-saves.ts';
import { storedText } from '../stores/stored-text.ts';
import { onElements } from './on-elements.ts';

const PLACE = '[data-saves]';

/** Marks the buttons of articles that are saved on this device; `{"id":"…"` is how each of them begins in storage. */
function mark(place: HTMLElement): void {
  const [start] = (place.dataset.saves ?? '').split(',');
  // Storage can be denied; a press says so.
  place.toggleAttribute('data-saved', !!storedText(DEVICE_SAVES_KEY)?.includes(`${start},`));
}

/** Lets the buttons within `data-saves`, which has the article, save it on this device. */
export function startSaving(): void {
  onElements(PLACE, mark);
  // Another tab, or the list itself before *Back*, may have changed what is saved.
  for (const event of ['storage', 'pageshow']) {
    addEventListener(event, () => {
      for (const place of document.querySelectorAll<HTMLElement>(PLACE)) mark(place);
    });
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const place = button?.closest<HTMLElement>(PLACE);
    if (!place) return;
    void import('../stores/save-on-device.ts').then(({ saveOnDevice }) => {
      const isWanted = !place.hasAttribute('data-saved');
      const article = JSON.parse(place.dataset.saves ?? '');
      place.toggleAttribute('data-saved', saveOnDevice(article, isWanted));
    });
  });
}
