import * as z from 'zod/mini';
import { shownPlacements } from '../advertisement/advertisement.ts';
import { categoryLinkSchema } from '../article/article-card.ts';
import { shownBreakingSchema } from '../breaking/breaking-line.ts';
import { lookSchema } from '../look/look.ts';
import { specifiedPages } from '../page/page.ts';
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

/** Data for the frame of every page. */
export const siteSchema = z.object({
  /** Edition of the site: in this browser, or on a server. */
  edition: z.enum(['browser', 'server']),
  /** True in the browser edition and on servers in demo mode, which show the specified placeholders. */
  isDemo: z.boolean(),
  /** True if the site can send e-mail, as servers with a mail server can. */
  sendsMail: z.boolean(),
  settings: siteSettingsSchema,
  look: lookSchema,
  /** All categories in the newsroom’s order, one per slug. */
  categories: z.array(categoryLinkSchema),
  /** Specified pages whose addresses lead to nothing, so that no link leads there. */
  withdrawnPages: z.array(z.enum(specifiedPages)),
  /** The breaking line, if one is set. */
  breaking: z.exactOptional(shownBreakingSchema),
  /** The first active advertisement of each placement, if any. */
  ads: z.partialRecord(z.enum(shownPlacements), shownAdSchema),
});

export type Site = z.infer<typeof siteSchema>;
