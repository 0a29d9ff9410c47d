import * as z from 'zod/mini';

/** Something that shows a picture of the library. */
const imageUseSchema = z.object({
  collection: z.enum(['articles', 'stories', 'advertisements']),
  id: z.string(),
  title: z.string(),
});

export const imageUsesSchema = z.array(imageUseSchema);

export type ImageUse = z.infer<typeof imageUseSchema>;
