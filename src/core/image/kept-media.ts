import * as z from 'zod/mini';

/** A stored upload and its address. */
export const keptMediaSchema = z.object({
  type: z.enum(['image', 'video', 'audio']),
  url: z.string(),
});

export type KeptMedia = z.infer<typeof keptMediaSchema>;
