import { placements } from '#core/advertisement/advertisement.ts';

const labels: Readonly<Record<string, string>> = placements;

/** Label of a placement; an unknown one is its own label. */
export const placementLabel = (placement: string): string =>
  Object.hasOwn(labels, placement) ? (labels[placement] ?? placement) : placement;

export const adTypes = { image: 'Image', video: 'Video' } as const;
