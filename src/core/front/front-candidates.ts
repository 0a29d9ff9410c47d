import type { ArticleCard } from '../article/article-card.ts';
import type { Where } from '../ports.ts';
import type { PublicView } from '../public-view.ts';
import { type FrontPlan, frontBlocks } from './front-plan.ts';
import { type Candidates, NEWEST_CONSIDERED } from './resolve-front.ts';

/** Number of featured articles, newest first, of which the one featured last leads: they lapse within a day or two. */
const FEATURED_CONSIDERED = 10;

/**
 * Reads the articles that the homepage can show with a plan, and `further` ones of each list; then also those that were
 * taken off. Reads no more than the places and the articles that are kept from filling them need: four lists, and what is
 * pinned where no list has it.
 */
export async function frontCandidates(
  view: Pick<PublicView, 'cards'>,
  { pins, off }: Pick<FrontPlan, 'pins' | 'off'>,
  further = 0,
): Promise<Candidates<ArticleCard>> {
  const named = pins.map(({ article }) => article);
  const wanted = new Set(further > 0 ? [...named, ...off] : named);
  const spare = new Set([...named, ...off]).size + further;
  const { business, tech } = frontBlocks;
  const list = (limit: number, where: Where<'articles'> = {}) =>
    view.cards('articles', { where, limit: limit + spare });
  const lists = {
    newest: await list(NEWEST_CONSIDERED),
    business: await list(business, { categoryName: 'Business' }),
    tech: await list(tech, { categoryName: 'Tech' }),
    featured: await list(FEATURED_CONSIDERED, { featured: 'true' }),
  };
  const known = new Map(Object.values(lists).flatMap((cards) => cards.map((one) => [one.id, one])));
  const missing = [...wanted].filter((id) => !known.has(id));
  const others =
    missing.length > 0 ? await view.cards('articles', { where: { id: { oneOf: missing } } }) : [];
  const pinned = [...wanted].flatMap((id) => known.get(id) ?? []);
  return { ...lists, pinned: [...pinned, ...others] };
}
