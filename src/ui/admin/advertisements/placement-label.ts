import { placements } from '#core/advertisement/advertisement.ts';

const labels: Readonly<Record<string, string>> = placements;

/** The label of a placement; one that nobody knows is called what it is stored as. */
export const placementLabel = (placement: string): string =>
  Object.hasOwn(labels, placement) ? (labels[placement] ?? placement) : placement;

export const adTypes = { image: 'Image', video: 'Video' } as const;
