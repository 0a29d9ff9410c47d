import * as z from 'zod/mini';
import { done } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { definePrivateRead } from '../../use-case.ts';
import { articleToPreview } from './article-to-preview.ts';
import { isValid, listedPreviewLink, listedPreviewLinkSchema } from './preview-link.ts';

/** Returns the valid preview links of an article, newest first, without their tokens. Refusals: `articleToPreview`. */
export const listPreviewLinks = definePrivateRead({
  name: 'listPreviewLinks',
  contract: {
    route: 'GET /admin/articles/:id/preview-links',
    summary: 'The valid preview links of an article',
    answers: z.object({ links: z.array(listedPreviewLinkSchema) }),
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string() }),
  read: async (view, { input: { id }, actor, ports: { clock } }) => {
    await articleToPreview(view, actor, id);
    const now = clock.now();
    const links = await view.list('previewLinks', { where: { article: id } });
    return done({ links: links.filter((link) => isValid(link, now)).map(listedPreviewLink) });
  },
});
