import * as z from 'zod/mini';
import { botRules } from './figures.ts';

/** Periods that the page of figures shows. */
export const figurePeriods = ['today', 'yesterday', '7-days', '28-days'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** Number of articles that the page lists. */
export const LISTED_ARTICLES = 20;

/** Minutes of *now*. */
export const NOW_MINUTES = 5;

const keyed = z.array(z.object({ key: z.string(), views: z.int() }));

const viewsSchema = z.object({
  views: z.int(),
  /** Views that were visible for 15 and for 60 seconds. */
  quarters: z.int(),
  minutes: z.int(),
});

/** Figures of the whole site or of an article in a period. */
export const figuresPageSchema = z.object({
  /** False in the browser edition, which has no one to count. */
  isCounted: z.boolean(),
  /** Time zone of days and hours. */
  zone: z.string(),
  /** First instant with sums; absent before the first view. */
  begun: z.exactOptional(z.string()),
  /** The article, if it is the figures’ subject and still published. */
  article: z.exactOptional(z.object({ id: z.string(), title: z.string(), category: z.string() })),
  /** Views of the whole site in the last five minutes. */
  now: z.int(),
  total: viewsSchema,
  /** Visitors, on periods of one day. */
  visitors: z.exactOptional(z.int()),
  /** Views of the period so far, and those with which they compare: of a usual day up to the last whole hour, or of as much of the days before. */
  compared: z.exactOptional(z.object({ views: z.int(), usual: z.int() })),
  /** Hours of a day, or days: begin and views; `views` is absent of what is still to come. */
  points: z.array(
    z.object({
      at: z.string(),
      views: z.exactOptional(z.int()),
      usual: z.exactOptional(z.int()),
    }),
  ),
  articles: z.array(
    z.object({
      id: z.string(),
      /** Absent of articles that are gone. */
      title: z.exactOptional(z.string()),
      section: z.string(),
      ...viewsSchema.shape,
      visitors: z.exactOptional(z.int()),
      source: z.exactOptional(z.string()),
      /** Place where it stood on the homepage during most of its views. */
      place: z.exactOptional(z.string()),
    }),
  ),
  sections: keyed,
  sources: keyed,
  devices: keyed,
  /** Places on the homepage where the article stood when it was viewed; only of an article. */
  places: keyed,
  bots: z.array(z.object({ rule: z.enum(botRules), views: z.int() })),
});

export type FiguresPage = z.infer<typeof figuresPageSchema>;
