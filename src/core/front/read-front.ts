import * as z from 'zod/mini';
import type { ArticleCard } from '../article/article-card.ts';
import { shownCards } from '../article/live/shown-cards.ts';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import { shownStories } from '../web-story/shown-stories.ts';
import { type Front, frontLimits, frontSchema } from './front.ts';

/**
 * Selects the newest articles that aren't shown above. If there are too few, it repeats those from above
 * instead of returning a short list.
 */
function latestOf(newest: ArticleCard[], above: ArticleCard[], wanted: number): ArticleCard[] {
  const fresh = newest.filter((card) => !above.includes(card)).slice(0, wanted);
  const again = above.slice(1, 1 + wanted - fresh.length);
  return [...fresh, ...again];
}

/** Returns the homepage. Reads no more articles than its blocks can show. */
export const readFront = defineRead({
  name: 'readFront',
  contract: {
    route: 'GET /front',
    summary: 'The homepage',
    answers: frontSchema,
  },
  input: z.object({}),
  read: async (view, { ports: { store } }) => {
    const linked = await shownCards(store);
    const { sides, latest, business, tech, videos } = frontLimits;
    const [featured] = await view.cards('articles', { where: { featured: 'true' }, limit: 1 });
    const newest = await view.cards('articles', { limit: 1 + sides + latest });
    const lead = newest.find(({ id }) => id === featured?.id) ?? featured ?? newest[0];
    const above = lead ? [lead, ...newest.filter((card) => card !== lead).slice(0, sides)] : [];
    const inCategory = async (categoryName: string, limit: number) =>
      (await view.cards('articles', { where: { categoryName }, limit })).map(linked);
    return done<Front>({
      ...(lead ? { lead: linked(lead) } : {}),
      sides: above.slice(1).map(linked),
      latest: latestOf(newest, above, latest).map(linked),
      business: await inCategory('Business', business),
      tech: await inCategory('Tech', tech),
      videos: (await store.standing('videos')).slice(0, videos),
      stories: (await shownStories(store)).slice(0, frontLimits.stories),
    });
  },
});
