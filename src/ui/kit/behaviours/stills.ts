import { onElements } from './on-elements.ts';

const STILL = 'img[data-least-width]';

/** Hides a broken or too narrow thumbnail; `styles.css` then shows the placeholder art after it. */
function check(still: HTMLImageElement): void {
  const { complete, naturalWidth, dataset } = still;
  if (complete && naturalWidth < Number(dataset.leastWidth)) still.hidden = true;
}

/** Replaces missing video thumbnails by placeholder art (`kit/video/video-thumbnail.tsx`). */
export function startStills(): void {
  onElements(STILL, check);
  for (const type of ['load', 'error']) {
    const settle = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement && target.matches(STILL)) check(target);
    };
    document.addEventListener(type, settle, true);
  }
}
