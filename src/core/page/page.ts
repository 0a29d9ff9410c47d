import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { loggedActorSchema } from '../activity/logged-actor.ts';
import { contentBlockSchema, mediaOf } from '../article/content-block.ts';
import { isSlug } from '../text/slug.ts';
import {
  recordFields,
  storedInstant,
  storedList,
  storedOptionalList,
  storedText,
} from '../text/stored.ts';
import { isReservedAddress } from './reserved-addresses.ts';

/** Most pages of a site: every frame of a page reads them. */
export const MOST_PAGES = 100;

/** Earlier words of one page that can be had back. */
export const FORMER_PAGES = 20;

/** Last parts of the addresses of the specified pages. */
export const specifiedPages = [
  'about-us',
  'contact-us',
  'advertise-with-us',
  'terms-of-use',
  'privacy-policy',
] as const;

export type SpecifiedPage = (typeof specifiedPages)[number];

export const isSpecifiedPage = (slug: string): slug is SpecifiedPage =>
  (specifiedPages as readonly string[]).includes(slug);

const pageWords = {
  title: storedText(),
  /** The address, without the slash before it. */
  slug: storedText(),
  standfirst: storedText(),
  content: storedList(contentBlockSchema),
};

/** A page of the site's own: its draft, and what readers have of it. */
export const pageSchema = z.looseObject({
  ...recordFields,
  ...pageWords,
  /** Words that readers have, and the instant since when; absent before publication and after withdrawal. */
  live: z.catch(
    z.optional(
      z
        .object({ ...pageWords, at: storedInstant() })
        .check(z.refine(({ slug }) => isSlug(slug) && !isReservedAddress(slug))),
    ),
    undefined,
  ),
  /** Earlier addresses, which lead to the page; to nothing while it is withdrawn. */
  formerSlugs: storedOptionalList(z.string()),
});

export type Page = z.infer<typeof pageSchema>;

/** Words that readers had of a page before the present ones. */
export const formerPageSchema = z.looseObject({
  ...recordFields,
  /** Id of the page. */
  page: storedText(),
  ...pageWords,
  /** Instant of their replacement, ISO 8601. */
  until: storedText(),
  /** Actor who published or withdrew what came after them. */
  replacedBy: loggedActorSchema,
});

/** A page in the list of all. */
export const listedPageSchema = z.object({
  title: z.string(),
  slug: z.string(),
  /** Instant of its publication, ISO 8601. */
  at: z.exactOptional(z.string()),
});

/** A page as readers see it. */
export const shownPageSchema = z.extend(listedPageSchema, {
  standfirst: z.string(),
  content: z.array(contentBlockSchema),
});

export type ShownPage = z.infer<typeof shownPageSchema>;

/** Addresses of the pictures, films and recordings of a page and of its published words. */
export const mediaOfPage = ({ content, live }: Page): string[] => [
  ...new Set([...content, ...(live?.content ?? [])].flatMap(mediaOf)),
];

/** Words of a page, with the instant of their publication if they are published. */
type PageWords = Pick<Page, 'title' | 'slug' | 'standfirst' | 'content'>;

/** True if two states of a page have the same words, since whenever. */
export const hasWordsOf = (one: PageWords | undefined, other: PageWords | undefined): boolean =>
  dequal(one && { ...one, at: '' }, other && { ...other, at: '' });
