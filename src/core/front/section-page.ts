import type { ArticleCard } from '../article/article-card.ts';
import { CATEGORY_PAGE_SIZE } from '../category/category-front.ts';
import type { Where } from '../ports.ts';
import type { PublicView } from '../public-view.ts';
import { type ListPage, listPage } from '../text/page-number.ts';
import { sectionCandidates } from './front-candidates.ts';
import type { FrontPlan } from './front-plan.ts';
import { resolveFront } from './resolve-front.ts';

interface SectionQuery {
  /** Plan of the section's front; absent for a section that is not listed. */
  plan: FrontPlan | undefined;
  /** Selects the section's articles. */
  where: Where<'articles'>;
  /** Number of the wanted page, from 1. */
  asked: number;
  now: Date;
}

interface SectionPage extends Pick<ListPage, 'page' | 'pages'> {
  articles: ArticleCard[];
}

/**
 * Reads one page of a section's articles: the newest first, or as its plan arranges the first page. Later pages have all
 * that the first one doesn't show, those that were taken off it too.
 */
export async function sectionPage(
  view: Pick<PublicView, 'cards' | 'count'>,
  { plan, where, asked, now }: SectionQuery,
): Promise<SectionPage> {
  if (!plan || (plan.pins.length === 0 && plan.off.length === 0)) {
    const total = await view.count('articles', { where });
    const { page, pages, offset } = listPage(asked, total, CATEGORY_PAGE_SIZE);
    const limit = CATEGORY_PAGE_SIZE;
    return { articles: await view.cards('articles', { where, offset, limit }), page, pages };
  }
  const candidates = await sectionCandidates(view, plan, where);
  const first = resolveFront(plan, candidates, now).map(({ card }) => card);
  const others = { ...where, id: { not: { oneOf: first.map(({ id }) => id) } } };
  const total = CATEGORY_PAGE_SIZE + (await view.count('articles', { where: others }));
  const { page, pages, offset } = listPage(asked, total, CATEGORY_PAGE_SIZE);
  if (page === 1) return { articles: first, page, pages };
  const articles = await view.cards('articles', {
    where: others,
    offset: offset - CATEGORY_PAGE_SIZE,
    limit: CATEGORY_PAGE_SIZE,
  });
  return { articles, page, pages };
}
