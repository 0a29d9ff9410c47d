import * as z from 'zod/mini';
import { correctionSchema } from './correction.ts';

/** Corrected articles on one page of the corrections. */
export const CORRECTIONS_PAGE_SIZE = 20;

/** A corrected article. */
const correctedArticleSchema = z.object({
  id: z.string(),
  /** Last part of its address; the id where it is absent. */
  slug: z.exactOptional(z.string()),
  title: z.string(),
  /** Its corrections, newest first. */
  corrections: z.array(correctionSchema),
});

export const correctionsPageSchema = z.object({
  /** Corrected articles, the one corrected last first. */
  articles: z.array(correctedArticleSchema),
  page: z.int(),
  /** At least 1. */
  pages: z.int(),
});

export type CorrectionsPage = z.infer<typeof correctionsPageSchema>;
