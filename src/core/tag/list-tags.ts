import * as z from 'zod/mini';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import { type ListedTag, listedTag, listedTagSchema, MOST_LISTED_TAGS } from './tag-page.ts';

/** Lists the tags by name, at most `MOST_LISTED_TAGS`. */
export const listTags = defineRead({
  name: 'listTags',
  contract: {
    route: 'GET /tags',
    summary: 'The tags by name, at most a thousand',
    answers: z.array(listedTagSchema),
  },
  input: z.object({}),
  read: async (view) => {
    const sort = { by: 'name', isDescending: false } as const;
    const tags = await view.list('tags', { sort, limit: MOST_LISTED_TAGS });
    return done<ListedTag[]>(tags.map(listedTag));
  },
});
