import type { PublicStore } from '#core/public-view.ts';
import { articlePath, authorPath, categoryPath, pagePath, tagPath } from '#ui/routes.ts';

interface Slugged {
  formerSlugs?: readonly string[] | undefined;
}

const formerOf =
  (pathOf: (slug: string) => string) =>
  ({ formerSlugs = [] }: Slugged): string[] =>
    formerSlugs.map(pathOf);

const articleAt = (id: string): string => articlePath({ id });

/**
 * Returns the paths that lead to others: of former slugs, of ids of articles that have a slug, and of withdrawn articles whose
 * addresses lead elsewhere.
 */
export const formerPaths = (store: PublicStore): Promise<string[]> =>
  store.read(async (view) => {
    const articles = await view.list('articles');
    const withdrawn = await view.list('withdrawals');
    return [
      ...articles.filter(({ slug }) => slug).map(({ id }) => articleAt(id)),
      ...articles.flatMap(formerOf(articleAt)),
      ...withdrawn
        .filter(({ leadsTo }) => leadsTo)
        .flatMap(({ id, slugs }) => [id, ...slugs].map(articleAt)),
      ...(await view.list('authors')).flatMap(formerOf(authorPath)),
      ...(await view.list('tags')).flatMap(formerOf(tagPath)),
      ...(await view.list('categories')).flatMap(formerOf(categoryPath)),
      ...(await view.list('pages')).flatMap(formerOf(pagePath)),
    ];
  });
