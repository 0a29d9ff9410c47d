import * as z from 'zod/mini';
import { announceArticle } from '../../announcement/announce-article.ts';
import { Refusal } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { defineChange } from '../../use-case.ts';
import * as words from '../../words/event-words.ts';
import { articleToCover } from './article-to-cover.ts';

const answers = z.object({
  startedAt: z.string(),
  endedAt: z.exactOptional(z.string()),
});

/**
 * Makes a published article a live blog, or resumes one that ended. Does nothing if it is ongoing. Refusals:
 * `articleToCover`.
 */
export const startLive = defineChange({
  name: 'startLive',
  contract: {
    route: 'PUT /admin/articles/:id/live',
    summary: 'Begin or resume the live blog of a published article',
    answers,
    refusals: ['not-found', 'wrong-state'],
  },
  may: staff,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id }, actor, ports }) => {
    const { clock } = ports;
    const article = await articleToCover(change, actor, id);
    const { title } = article;
    const stored = await change.get('liveBlogs', id);
    const startedAt = stored?.startedAt ?? clock.now().toISOString();
    if (stored && stored.endedAt === undefined) return { value: { startedAt } };
    await change.put('liveBlogs', { id, startedAt, endedAt: undefined });
    await announceArticle(change, ports, article);
    return {
      value: { startedAt },
      activity: {
        event: stored ? 'live-blog-resumed' : 'live-blog-started',
        subject: { collection: 'articles', id },
        action: stored ? words.resumedLiveBlog : words.startedLiveBlog,
        description: words.articleIsALiveBlog(title),
      },
    };
  },
});

/** Ends a live blog; its entries stay. Refuses with `wrong-state` if none is ongoing, and as `articleToCover`. */
export const endLive = defineChange({
  name: 'endLive',
  contract: {
    route: 'PUT /admin/articles/:id/live/end',
    summary: 'End the live blog of an article; its entries stay',
    answers,
    refusals: ['not-found', 'wrong-state'],
  },
  may: staff,
  input: z.object({ id: z.string() }),
  change: async (change, { input: { id }, actor, ports }) => {
    const { clock } = ports;
    const article = await articleToCover(change, actor, id);
    const { title } = article;
    const stored = await change.get('liveBlogs', id);
    if (!stored || stored.endedAt !== undefined) {
      throw new Refusal({ kind: 'wrong-state', code: 'live-not-running' });
    }
    const { startedAt = '' } = stored;
    const endedAt = clock.now().toISOString();
    await change.put('liveBlogs', { ...stored, endedAt });
    await announceArticle(change, ports, article);
    return {
      value: { startedAt, endedAt },
      activity: {
        event: 'live-blog-ended',
        subject: { collection: 'articles', id },
        action: words.endedLiveBlog,
        description: words.theLiveBlogOfEnded(title),
      },
    };
  },
});
