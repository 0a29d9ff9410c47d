import * as z from 'zod/mini';
import { done, type Failure, refused } from '../../errors.ts';
import type { StoreView } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { definePrivateTask } from '../../use-case.ts';
import { type Article, articleSchema } from '../article.ts';
import { articlePageOf } from '../article-page-of.ts';
import { presentActor } from '../desk/actor-behind.ts';
import { rightsOver } from '../desk/article-rights.ts';
import { draftIn, isEmbargoed, readDesk, workingCopy } from '../desk/desk.ts';
import { isValid, type PreviewLink, type PreviewPage, previewPageSchema } from './preview-link.ts';

/** The answer to every invalid token, whether it expired, was revoked or never existed. */
const linkEnded: Failure = { kind: 'not-found', code: 'preview-link-ended' };

/** Returns what a link shows; `undefined` if its article was deleted, or its maker lost the right to it. */
async function shownBy(view: StoreView, link: PreviewLink) {
  const desk = await readDesk(view, link.article);
  const copy = workingCopy(desk);
  if (!copy || !(await makerMayWrite(view, link, copy))) return undefined;
  return { copy: link.frozen ?? copy, desk };
}

/** Returns whether the maker of a link may still write its article, which making one demands. */
async function makerMayWrite(
  view: StoreView,
  { by }: PreviewLink,
  copy: Pick<Article, 'writerId'>,
): Promise<boolean> {
  if (by?.kind !== 'staff' || by.id === undefined) return true;
  const maker = await presentActor(view, by.id);
  return rightsOver(maker, copy, await settingsIn(view)).mayWrite;
}

/** Returns the article behind a preview link, whole, to all who have the link. Refuses with `not-found`. */
export const readPreview = definePrivateTask({
  name: 'readPreview',
  contract: {
    route: 'GET /preview',
    summary: 'The article behind a preview link',
    takes: z.object({ token: z._default(z.string(), '') }),
    answers: previewPageSchema,
    refusals: ['not-found'],
  },
  input: z.object({ token: z.string() }),
  run: async ({ input: { token }, ports: { online, store, clock } }) => {
    const found = await online?.tokens.find('preview', token);
    if (!found) return refused(linkEnded);
    const now = clock.now();
    return store.read(async (view) => {
      const link = await view.get('previewLinks', found.subject);
      const shown = link && isValid(link, now) ? await shownBy(view, link) : undefined;
      if (!link || !shown) return refused(linkEnded);
      const article = articleSchema.parse(shown.copy);
      const draft = draftIn(workingCopy(shown.desk));
      const embargoedUntil = isEmbargoed(draft, now) ? draft?.embargoedUntil : undefined;
      return done<PreviewPage>({
        article: await articlePageOf(view, store, article, { mayReadAll: true, now }),
        until: link.until,
        ...(embargoedUntil ? { embargoedUntil } : {}),
        isNewest: link.frozen === undefined,
        isPublic: shown.desk.publication !== undefined,
      });
    });
  },
});
