import * as z from 'zod/mini';
import { shownCards } from '../article/live/shown-cards.ts';
import { sectionInk } from '../category/section-ink.ts';
import { done, failures, refused } from '../errors.ts';
import { listPage, pageNumber, readersPage } from '../text/page-number.ts';
import { defineRead } from '../use-case.ts';
import type { Tag } from './tag.ts';
import { tagAt } from './tag-at.ts';
import {
  type ListedTag,
  listedTag,
  listedTagSchema,
  MOST_LISTED_TAGS,
  TAG_PAGE_SIZE,
  type TagPage,
  tagPageSchema,
} from './tag-page.ts';

/** Lists the tags by name, at most `MOST_LISTED_TAGS`. */
export const listTags = defineRead({
  name: 'listTags',
  contract: {
    route: 'GET /tags',
    summary: 'The tags by name, at most a thousand',
    answers: z.array(listedTagSchema),
  },
  input: z.object({}),
  read: async (view) => {
    const sort = { by: 'name', isDescending: false } as const;
    const tags = await view.list('tags', { sort, limit: MOST_LISTED_TAGS });
    return done<ListedTag[]>(tags.map(listedTag));
  },
});

const shownTag = (tag: Tag): TagPage['tag'] => ({
  ...listedTag(tag),
  description: tag.description,
  ...(tag.picture === '' ? {} : { picture: { src: tag.picture, alt: tag.pictureAlt } }),
  ink: sectionInk(tag.slug),
});

/** Returns a page of a tag's articles, newest first, by any spelling of its slug or a former one. Refuses with `not-found`. */
export const readTag = defineRead({
  name: 'readTag',
  contract: {
    route: 'GET /tags/:slug',
    summary: 'A page of a tag',
    description: 'By pages, since that is how its address names them.',
    takes: z.object({ slug: z.string(), page: readersPage }),
    answers: tagPageSchema,
    refusals: ['not-found'],
  },
  input: z.object({ slug: z.string(), page: pageNumber }),
  read: async (view, { input: { slug, page: asked }, ports: { store } }) => {
    const tag = await tagAt(view, slug);
    if (!tag) return refused(failures.notFound());
    const where = { tag: tag.id };
    const total = await view.count('articles', { where });
    const { page, pages, offset } = listPage(asked, total, TAG_PAGE_SIZE);
    const articles = await view.cards('articles', {
      where,
      offset,
      limit: TAG_PAGE_SIZE,
    });
    return done<TagPage>({
      tag: shownTag(tag),
      articles: articles.map(await shownCards(store)),
      page,
      pages,
      total,
    });
  },
});
