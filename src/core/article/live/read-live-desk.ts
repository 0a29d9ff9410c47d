import * as z from 'zod/mini';
import { done, failures, refused } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { definePrivateRead } from '../../use-case.ts';
import { rightsOver } from '../desk/article-rights.ts';
import { SHOWN_KEY_POINTS } from './live-entry.ts';
import { LISTED_ENTRIES, type LiveDesk, liveDeskSchema } from './live-page.ts';

/** Returns the live blog of an article as its writers see it. Refuses with `not-found`. */
export const readLiveDesk = definePrivateRead({
  name: 'readLiveDesk',
  contract: {
    route: 'GET /admin/articles/:id/live',
    summary: 'The live blog of an article',
    answers: liveDeskSchema,
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string() }),
  read: async (view, { input: { id }, actor }) => {
    const publication = await view.get('articles', id);
    const copy = publication ?? (await view.get('drafts', id));
    if (!copy) return refused(failures.notFound());
    const { mayWrite, mayPublish } = rightsOver(actor, copy, await settingsIn(view));
    if (!mayWrite) return refused(failures.forbidden());
    const blog = await view.get('liveBlogs', id);
    return done<LiveDesk>({
      title: copy.title,
      ...(publication?.slug ? { slug: publication.slug } : {}),
      isPublic: publication !== undefined,
      mayPost: mayPublish,
      ...(blog?.startedAt ? { startedAt: blog.startedAt } : {}),
      ...(blog?.endedAt ? { endedAt: blog.endedAt } : {}),
      total: await view.count('liveEntries', { where: { article: id } }),
      entries: await view.list('liveEntries', { where: { article: id }, limit: LISTED_ENTRIES }),
      keyPoints: await view.list('liveEntries', {
        where: { keyPoint: id },
        limit: SHOWN_KEY_POINTS,
      }),
      pinned: await view.list('liveEntries', { where: { pinned: id }, limit: LISTED_ENTRIES }),
    });
  },
});
