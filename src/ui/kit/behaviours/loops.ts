import { onElements } from './on-elements.ts';

const LOOP = 'video[data-loop]';

/** Plays muted loops; pauses them while the reader prefers reduced motion. */
export function startLoops(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  function playOrPause(video: HTMLVideoElement): void {
    if (still.matches) video.pause();
    else video.play().catch(() => undefined);
  }
  onElements(LOOP, playOrPause);
  still.addEventListener('change', () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>(LOOP)) playOrPause(video);
  });
}
