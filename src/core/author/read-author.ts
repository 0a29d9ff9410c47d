import * as z from 'zod/mini';
import { writtenBy } from '../article/byline.ts';
import { shownCards } from '../article/live/shown-cards.ts';
import { sectionInk } from '../category/section-ink.ts';
import { recordAt } from '../content/slugged.ts';
import { done, failures, refused } from '../errors.ts';
import { listPage, pageNumber, readersPage } from '../text/page-number.ts';
import { defineRead, defineTask } from '../use-case.ts';
import type { Author } from './author.ts';
import {
  AUTHOR_PAGE_SIZE,
  type AuthorPage,
  authorPageSchema,
  type ListedAuthor,
  listedAuthorsSchema,
} from './author-page.ts';

/** Lists all authors in the newsroom's order. */
export const listAuthors = defineTask({
  name: 'listAuthors',
  contract: {
    route: 'GET /authors',
    summary: 'All authors',
    answers: listedAuthorsSchema,
  },
  input: z.object({}),
  run: async ({ ports: { store } }) => {
    const authors = await store.standing('authors');
    return done<ListedAuthor[]>(
      authors.map(({ id, name, slug, role }) => ({ id, name, slug, role })),
    );
  },
});

const shownAuthor = (author: Author): AuthorPage['author'] => {
  const { id, name, slug, role, biography, picture, pictureAlt, links } = author;
  return {
    ...{ id, name, slug, role, biography },
    ...(picture === '' ? {} : { picture: { src: picture, alt: pictureAlt } }),
    links: links.map(({ label, address }) => ({ label, address })),
    ink: sectionInk(slug),
  };
};

/** Returns a page of an author's articles, newest first, by any spelling of a slug or a former one. Refuses with `not-found`. */
export const readAuthor = defineRead({
  name: 'readAuthor',
  contract: {
    route: 'GET /authors/:slug',
    summary: 'A page of an author',
    description: 'By pages, since that is how its address names them.',
    takes: z.object({ slug: z.string(), page: readersPage }),
    answers: authorPageSchema,
    refusals: ['not-found'],
  },
  input: z.object({ slug: z.string(), page: pageNumber }),
  read: async (view, { input: { slug, page: asked }, ports: { store } }) => {
    const authors = await store.standing('authors');
    const author = recordAt(authors, slug);
    if (!author) return refused(failures.notFound());
    const where = writtenBy(author);
    const total = await view.count('articles', { where });
    const { page, pages, offset } = listPage(asked, total, AUTHOR_PAGE_SIZE);
    const articles = await view.cards('articles', {
      where,
      offset,
      limit: AUTHOR_PAGE_SIZE,
    });
    return done<AuthorPage>({
      author: shownAuthor(author),
      articles: articles.map(await shownCards(store)),
      page,
      pages,
      total,
    });
  },
});
