import * as z from 'zod/mini';
import { articlePageSchema } from '../article-page.ts';

/** An article behind a preview link. */
export const previewPageSchema = z.object({
  article: articlePageSchema,
  /** Instant of the link's end. */
  until: z.string(),
  /** Instant of the end of an embargo that is in force. */
  embargoedUntil: z.exactOptional(z.string()),
  /** True if the link shows the newest words. */
  isNewest: z.boolean(),
  /** True if readers have the article. */
  isPublic: z.boolean(),
});

export type PreviewPage = z.infer<typeof previewPageSchema>;
