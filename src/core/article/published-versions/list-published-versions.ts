import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { editors } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import { articleToPreview } from '../preview-links/article-to-preview.ts';
import { listedVersions } from './listed-versions.ts';
import { listedVersionSchema } from './versions-page.ts';

/** Returns the versions of an article that readers have or had, newest first. Refusals: `articleToPreview`. */
export const listPublishedVersions = definePrivateRead({
  name: 'listPublishedVersions',
  contract: {
    route: 'GET /admin/articles/:id/published-versions',
    summary: 'The versions of an article that readers can compare, and those withheld from them',
    answers: z.object({ versions: z.array(listedVersionSchema) }),
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ id: z.string() }),
  read: async (view, { input: { id }, actor }) => {
    await articleToPreview(view, actor, id);
    const earlier = await view.list('publishedVersions', { where: { article: id } });
    return done({ versions: listedVersions(await view.get('articles', id), earlier) });
  },
});
