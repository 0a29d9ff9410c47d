import * as z from 'zod/mini';

const share = () => z.number().check(z.minimum(0), z.maximum(100));

/** Point of a picture that stays in view where it is cropped: per cent from the left and from the top. */
export const focalPointSchema = z.object({ x: share(), y: share() });

export type FocalPoint = z.infer<typeof focalPointSchema>;

/** Focal point of pictures without one, as in the style sheet: faces are usually above the middle. */
export const usualFocus: FocalPoint = { x: 50, y: 30 };

export const isUsualFocus = ({ x, y }: FocalPoint): boolean =>
  x === usualFocus.x && y === usualFocus.y;

/** Returns a value of `object-position`. */
export const objectPosition = ({ x, y }: FocalPoint): string => `${x}% ${y}%`;
