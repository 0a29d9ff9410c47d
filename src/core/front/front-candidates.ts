import type { ArticleCard } from '../article/article-card.ts';
import type { PublicView } from '../public-view.ts';
import { type FrontPlan, frontBlocks } from './front-plan.ts';
import type { Candidates } from './resolve-front.ts';

/** Names of the categories of the homepage's two blocks of sections. */
const sectionNames = { business: 'Business', tech: 'Tech' } as const;

/**
 * Reads the articles that the homepage can show with a plan, and `further` ones of each list. Reads no more than the
 * places and the articles that are kept from filling them need.
 */
export async function frontCandidates(
  view: Pick<PublicView, 'cards'>,
  { pins, off }: Pick<FrontPlan, 'pins' | 'off'>,
  further = 0,
): Promise<Candidates<ArticleCard>> {
  const ids = [...new Set(pins.map(({ article }) => article))];
  const spare = ids.length + off.length + further;
  const { lead, sides, latest, business, tech } = frontBlocks;
  const leadIsPinned = pins.some(({ slot, until }) => slot === 'lead-1' && until === undefined);
  const inSection = (name: keyof typeof sectionNames, places: number) =>
    view.cards('articles', {
      where: { categoryName: sectionNames[name] },
      limit: places + spare,
    });
  return {
    featured:
      leadIsPinned && further === 0
        ? []
        : await view.cards('articles', { where: { featured: 'true' }, limit: lead + spare }),
    newest: await view.cards('articles', { limit: lead + sides + latest + spare }),
    business: await inSection('business', business),
    tech: await inSection('tech', tech),
    pinned: ids.length > 0 ? await view.cards('articles', { where: { id: { oneOf: ids } } }) : [],
  };
}
