import * as z from 'zod/mini';

/** Point of a picture, in per cent of its width and height from its left upper corner. */
export interface Focus {
  x: number;
  y: number;
}

const perCent = () => z.number().check(z.minimum(0), z.maximum(100));

export const focusSchema = z.object({ x: perCent(), y: perCent() });

/** Optional stored focus; anything else counts as missing. */
export const storedFocus = () => z.catch(z.optional(focusSchema), undefined);

/** Default of the style sheet: faces are usually above the middle. */
export const USUAL_FOCUS: Focus = { x: 50, y: 30 };

/** Returns the focus, or `undefined` for the usual one. */
export const ownFocus = (focus: Focus | undefined): Focus | undefined =>
  focus?.x === USUAL_FOCUS.x && focus.y === USUAL_FOCUS.y ? undefined : focus;
