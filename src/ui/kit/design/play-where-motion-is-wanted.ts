/** Plays a muted video, and holds it still while motion is not wanted. Returns how to stop caring. */
export function playWhereMotionIsWanted(video: HTMLVideoElement): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const obey = (): void => {
    if (still.matches) video.pause();
    else video.play().catch(() => undefined);
  };
  obey();
  still.addEventListener('change', obey);
  return () => still.removeEventListener('change', obey);
}
