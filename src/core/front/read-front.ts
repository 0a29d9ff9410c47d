import * as z from 'zod/mini';
import type { Article } from '../article/article.ts';
import { articleCard } from '../article/article-card.ts';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import { shownStories } from '../web-story/shown-stories.ts';
import { type Front, frontLimits } from './front.ts';

/**
 * As many as wanted that don't stand above already; a newsroom with few articles gets its
 * newest ones again rather than a short list.
 */
function latestOf(newest: Article[], above: Article[], wanted: number): Article[] {
  const fresh = newest.filter((article) => !above.includes(article)).slice(0, wanted);
  const again = above.slice(1, 1 + wanted - fresh.length);
  return [...fresh, ...again];
}

/** The homepage. Reads no more articles than its blocks can show. */
export const readFront = defineRead({
  name: 'readFront',
  input: z.object({}),
  read: async (view, { ports: { store } }) => {
    const { sides, latest, business, tech, videos } = frontLimits;
    const [featured] = await view.list('articles', { where: { featured: 'true' }, limit: 1 });
    const newest = await view.list('articles', { limit: 1 + sides + latest });
    const lead = newest.find(({ id }) => id === featured?.id) ?? featured ?? newest[0];
    const above = lead
      ? [lead, ...newest.filter((article) => article !== lead).slice(0, sides)]
      : [];
    const inCategory = (categoryName: string, limit: number) =>
      view.list('articles', { where: { categoryName }, limit });
    return done<Front>({
      ...(lead ? { lead: articleCard(lead) } : {}),
      sides: above.slice(1).map(articleCard),
      latest: latestOf(newest, above, latest).map(articleCard),
      business: (await inCategory('Business', business)).map(articleCard),
      tech: (await inCategory('Tech', tech)).map(articleCard),
      videos: (await store.standing('youtubeVideos')).slice(0, videos),
      stories: (await shownStories(store)).slice(0, frontLimits.stories),
    });
  },
});
