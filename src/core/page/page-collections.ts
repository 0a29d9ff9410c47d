import * as z from 'zod/mini';
import { defineCollection, defineContent } from '../collection.ts';
import {
  FORMER_PAGES,
  formerPageSchema,
  hasWordsOf,
  MOST_PAGES,
  mediaOfPage,
  type Page,
  pageSchema,
} from './page.ts';

export const pageCollection = defineContent({
  schema: pageSchema,
  idPrefix: 'page',
  uniqueBy: 'slug',
  labelField: 'title',
  insertAt: 'last',
  isArchived: true,
  isPublic: true,
  isStanding: true,
  filters: { slug: ({ slug }: Page) => slug },
  keys: { picture: mediaOfPage },
  sorts: { title: ({ title }: Page) => title },
  row: ({ id, version, title, slug, standfirst, content, live, formerSlugs }: Page) => ({
    id,
    version,
    title,
    slug,
    liveSlug: live?.slug ?? '',
    liveAt: live?.at ?? '',
    formerSlugs: formerSlugs ?? [],
    hasChanges: live !== undefined && !hasWordsOf(live, { title, slug, standfirst, content }),
  }),
  rowSchema: () =>
    z.object({
      id: z.string(),
      version: z.optional(z.number()),
      title: z.string(),
      slug: z.string(),
      liveSlug: z.string(),
      liveAt: z.string(),
      formerSlugs: z.array(z.string()),
      hasChanges: z.boolean(),
    }),
  searchedText: ({ title, slug }) => `${title} ${slug}`,
  kind: async () => (await import('./page-kind.ts')).pageKind,
});

export const formerPageCollection = defineCollection({
  schema: formerPageSchema,
  idPrefix: 'former-page',
  insertAt: 'first',
  limit: MOST_PAGES * FORMER_PAGES,
  makesRoom: true,
  // An archive has the pages that readers see.
  isArchived: false,
  filters: { page: ({ page }: { page: string }) => page },
  sorts: {},
  searchedText: () => '',
});
