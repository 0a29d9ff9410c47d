import type { ArticleCard } from '../article/article-card.ts';
import type { Where } from '../ports.ts';
import type { PublicView } from '../public-view.ts';
import { type FrontPlan, frontBlocks } from './front-plan.ts';
import { type Candidates, NEWEST_CONSIDERED } from './resolve-front.ts';

/** Number of articles read for sections of which the newest have too few. */
const SECTIONS_CONSIDERED = 40;

/** Number of featured articles, the last published ones, of which the one featured last leads. */
const FEATURED_CONSIDERED = 40;

/** Blocks of one section each, by the exact name of their category. */
const sectionNames = { business: 'Business', tech: 'Tech' } as const;

type SectionBlock = keyof typeof sectionNames;

const sectionBlocks = Object.keys(sectionNames) as SectionBlock[];

/** Returns the articles with these ids, those of no list from the store. */
async function cardsOfIds(
  view: Pick<PublicView, 'cards'>,
  ids: ReadonlySet<string>,
  lists: readonly (readonly ArticleCard[])[],
): Promise<ArticleCard[]> {
  const known = new Map(lists.flatMap((cards) => cards.map((one) => [one.id, one])));
  const missing = [...ids].filter((id) => !known.has(id));
  const others =
    missing.length > 0 ? await view.cards('articles', { where: { id: { oneOf: missing } } }) : [];
  return [...[...ids].flatMap((id) => known.get(id) ?? []), ...others];
}

/**
 * Reads the articles of a section that its front can show with a plan, and `further` ones; then also those that were
 * taken off.
 * @param where selects the section's articles
 */
export async function sectionCandidates(
  view: Pick<PublicView, 'cards'>,
  { pins, off }: Pick<FrontPlan, 'pins' | 'off'>,
  where: Where<'articles'>,
  further = 0,
): Promise<Candidates<ArticleCard>> {
  const named = pins.map(({ article }) => article);
  const limit = frontBlocks.section + new Set([...named, ...off]).size + further;
  const newest = await view.cards('articles', { where, limit });
  const wanted = new Set(further > 0 ? [...named, ...off] : named);
  const pinned = await cardsOfIds(view, wanted, [newest]);
  return { featured: [], newest, business: [], tech: [], pinned };
}

/**
 * Reads the articles that the homepage can show with a plan, and `further` ones of each list; then also those that were
 * taken off. Reads no more than the places and the articles that are kept from filling them need: the newest, the
 * featured ones, those of sections of which the newest have too few, and what is pinned where no list has it.
 */
export async function frontCandidates(
  view: Pick<PublicView, 'cards'>,
  { pins, off }: Pick<FrontPlan, 'pins' | 'off'>,
  further = 0,
): Promise<Candidates<ArticleCard>> {
  const named = pins.map(({ article }) => article);
  const wanted = new Set(further > 0 ? [...named, ...off] : named);
  const spare = new Set([...named, ...off]).size + further;
  const list = (limit: number, where: Where<'articles'> = {}) =>
    view.cards('articles', { where, limit: limit + spare });
  const newest = await list(NEWEST_CONSIDERED);
  const featured = await list(FEATURED_CONSIDERED, { featured: 'true' });

  const needed = (block: SectionBlock): number => frontBlocks[block] + spare;
  const ofSection = (cards: readonly ArticleCard[], block: SectionBlock): ArticleCard[] =>
    cards.filter(({ category }) => category.name === sectionNames[block]).slice(0, needed(block));
  const isWhole = newest.length < NEWEST_CONSIDERED + spare;
  const quiet = sectionBlocks.filter(
    (block) => !isWhole && ofSection(newest, block).length < needed(block),
  );
  const read =
    quiet.length > 0
      ? await view.cards('articles', {
          where: { categoryName: { oneOf: quiet.map((block) => sectionNames[block]) } },
          limit: SECTIONS_CONSIDERED + spare * quiet.length,
        })
      : [];
  const cardsOf = async (block: SectionBlock): Promise<ArticleCard[]> => {
    if (!quiet.includes(block)) return ofSection(newest, block);
    const found = ofSection(read, block);
    const isCut = read.length >= SECTIONS_CONSIDERED + spare * quiet.length;
    return found.length < needed(block) && isCut
      ? list(frontBlocks[block], { categoryName: sectionNames[block] })
      : found;
  };
  const lists = {
    ...{ newest, featured },
    business: await cardsOf('business'),
    tech: await cardsOf('tech'),
  };
  return { ...lists, pinned: await cardsOfIds(view, wanted, Object.values(lists)) };
}
