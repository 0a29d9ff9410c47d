import * as z from 'zod/mini';

/** A correction that readers see under an article. */
export const correctionSchema = z.object({
  /** What was wrong and what is right, in a sentence. */
  text: z.string(),
  /** Instant of its publication. */
  at: z.string(),
});

export type Correction = z.infer<typeof correctionSchema>;

/** Returns an article's corrections with one more, made now. */
export const withCorrection = (
  { corrections = [] }: { corrections?: Correction[] | undefined },
  text: string,
  now: Date,
): Correction[] => [{ text, at: now.toISOString() }, ...corrections];

/** Instant of the last correction, in milliseconds since 1970; 0 without one. */
export const correctedOf = ({
  corrections = [],
}: {
  corrections?: Correction[] | undefined;
}): number => Math.max(0, ...corrections.map(({ at }) => Date.parse(at) || 0));
