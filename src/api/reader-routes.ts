import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ARTICLE_LIST_SIZE } from '#core/article/article-list.ts';
import { type SearchPeriod, searchPeriods } from '#core/search/search.ts';
import { answer } from './answer.ts';
import type { ApiSetting } from './api.ts';
import type { ApiEnv } from './base-api.ts';
import { checked } from './checked.ts';
import { limited } from './limited.ts';
import { pageNumber } from './page-number.ts';
import { valueFrom } from './problem.ts';

const periodNames = Object.keys(searchPeriods) as [SearchPeriod, ...SearchPeriod[]];

const pageQuery = z.object({ page: z._default(pageNumber, 1) });

const articlesQuery = z.object({
  category: z.optional(z.string()),
  sort: z.optional(z.enum(['published', 'title'])),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number(), ARTICLE_LIST_SIZE),
});

/** Token from a letter's link. */
const letterToken = z.object({ token: z.string() });

const searchQuery = z.object({
  q: z._default(z.string(), ''),
  category: z.optional(z.string()),
  period: z.catch(z.optional(z.enum(periodNames)), undefined),
  page: z._default(pageNumber, 1),
});

/** Public routes, for reading and for submissions. */
export const readerRoutes = (setting: ApiSetting) => {
  const { newsroom } = setting;
  return new Hono<ApiEnv>()
    .get('/site', async (c) => answer(c, valueFrom(await newsroom.readSite(c.var.actor, {}))))
    .get('/front', async (c) => answer(c, valueFrom(await newsroom.readFront(c.var.actor, {}))))
    .get('/categories/:category', checked('query', pageQuery), async (c) => {
      const { page } = c.req.valid('query');
      const category = c.req.param('category');
      return answer(
        c,
        valueFrom(await newsroom.readCategoryFront(c.var.actor, { category, page })),
      );
    })
    .get('/articles', checked('query', articlesQuery), async (c) => {
      const { order, ...query } = c.req.valid('query');
      const asked = { ...query, isDescending: order === 'desc' };
      return answer(c, valueFrom(await newsroom.listArticles(c.var.actor, asked)));
    })
    .get('/articles/:id', async (c) =>
      answer(c, valueFrom(await newsroom.readArticle(c.var.actor, { id: c.req.param('id') }))),
    )
    .get('/stories', async (c) => answer(c, valueFrom(await newsroom.listStories(c.var.actor, {}))))
    .get('/search', limited(setting, 'search'), checked('query', searchQuery), async (c) => {
      const { q, ...rest } = c.req.valid('query');
      return answer(c, valueFrom(await newsroom.searchArticles(c.var.actor, { term: q, ...rest })));
    })
    .post(
      '/newsletter',
      limited(setting, 'newsletter'),
      checked('json', z.object({ email: z.string() })),
      async (c) =>
        answer(
          c,
          valueFrom(await newsroom.subscribeToNewsletter(c.var.actor, c.req.valid('json'))),
          201,
        ),
    )
    .put('/newsletter/confirmation', checked('json', letterToken), async (c) => {
      const { email } = valueFrom(
        await newsroom.confirmSubscription(c.var.actor, c.req.valid('json')),
      );
      return answer(c, { email });
    })
    .post('/newsletter/unsubscriptions', checked('json', letterToken), async (c) =>
      answer(
        c,
        valueFrom(await newsroom.unsubscribeFromNewsletter(c.var.actor, c.req.valid('json'))),
      ),
    )
    .post(
      '/messages',
      limited(setting, 'message'),
      checked(
        'json',
        z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
      ),
      async (c) =>
        answer(c, valueFrom(await newsroom.sendMessage(c.var.actor, c.req.valid('json'))), 201),
    );
};
