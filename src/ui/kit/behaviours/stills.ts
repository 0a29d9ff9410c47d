import { onElements } from './on-elements.ts';

const STILL = 'img[data-least-width]';

/** Hides a still that is broken or too narrow to count; the art after it shows then (`styles.css`). */
function check(still: HTMLImageElement): void {
  const { complete, naturalWidth, dataset } = still;
  if (complete && naturalWidth < Number(dataset.leastWidth)) still.hidden = true;
}

/** Shows art in place of videos' stills that don't come; see `kit/video/video-thumbnail.tsx`. */
export function startStills(): void {
  onElements(STILL, check);
  for (const type of ['load', 'error']) {
    const settle = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement && target.matches(STILL)) check(target);
    };
    document.addEventListener(type, settle, true);
  }
}
