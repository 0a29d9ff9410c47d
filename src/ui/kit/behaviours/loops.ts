import { onElements } from './on-elements.ts';

const LOOP = 'video[data-loop]';

/** Plays muted loops, and holds them still while motion is not wanted. */
export function startLoops(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  function obey(video: HTMLVideoElement): void {
    if (still.matches) video.pause();
    else video.play().catch(() => undefined);
  }
  onElements(LOOP, obey);
  still.addEventListener('change', () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>(LOOP)) obey(video);
  });
}
