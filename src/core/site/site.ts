import * as z from 'zod/mini';
import { shownPlacements } from '../advertisement/advertisement.ts';
import { categoryLinkSchema } from '../article/article-card.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';

/** An advertisement as its slot shows it. */
const shownAdSchema = z.object({
  id: z.string(),
  type: z.enum(['image', 'video']),
  mediaUrl: z.string(),
  link: z.string(),
  /** Alternative text. */
  text: z.string(),
});

export type ShownAd = z.infer<typeof shownAdSchema>;

/** Data that every page of the site needs around its content. */
export const siteSchema = z.object({
  /** Location of the newsroom: this browser alone, or a server. */
  edition: z.enum(['browser', 'server']),
  /** The browser edition, or a server in demo mode: specified placeholders are shown. */
  isDemo: z.boolean(),
  /** True where it can send e-mail: only some servers can. */
  sendsMail: z.boolean(),
  settings: siteSettingsSchema,
  /** All categories in the newsroom’s order; of two with one address, one. */
  categories: z.array(categoryLinkSchema),
  /** The first active advertisement of each placement that has one. */
  ads: z.partialRecord(z.enum(shownPlacements), shownAdSchema),
});

export type Site = z.infer<typeof siteSchema>;
