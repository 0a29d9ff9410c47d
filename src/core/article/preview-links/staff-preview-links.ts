import * as z from 'zod/mini';
import { describeActor } from '../../activity/describe-actor.ts';
import { idSchema } from '../../contract.ts';
import { done, failures, Refusal } from '../../errors.ts';
import { staff } from '../../permission.ts';
import { longest, textOf } from '../../text/form-text.ts';
import { defineChange, definePrivateRead } from '../../use-case.ts';
import * as words from '../../words/event-words.ts';
import { articleToPreview, previewsNeedServer } from './article-to-preview.ts';
import {
  isValid,
  listedPreviewLink,
  listedPreviewLinkSchema,
  MOST_PREVIEW_LINKS,
  PREVIEW_DAYS,
} from './preview-link.ts';

/** Ends a preview link at once. Refuses with `not-found`, and as `articleToPreview`. */
export const revokePreviewLink = defineChange({
  name: 'revokePreviewLink',
  contract: {
    route: 'DELETE /admin/articles/:id/preview-links/:linkId',
    summary: 'End a preview link at once',
    answers: idSchema,
    refusals: ['not-found'],
  },
  may: staff,
  input: z.object({ id: z.string(), linkId: z.string() }),
  change: async (change, { input: { id, linkId }, actor }) => {
    const { title } = await articleToPreview(change, actor, id);
    const link = await change.get('previewLinks', linkId);
    if (link?.article !== id) throw new Refusal(failures.deletedAlready());
    await change.remove('previewLinks', linkId);
    return {
      value: { id: linkId },
      activity: {
        event: 'preview-link-revoked',
        subject: { collection: 'previewLinks', id: linkId },
        action: words.revokedPreviewLink,
        description: words.previewLinkRevoked(title || words.untitled),
      },
    };
  },
  afterwards: async ({ ports: { online } }, { id }) => online?.tokens.revokeAllOf('preview', id),
});

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

const DAY = 24 * 60 * 60;

/**
 * Makes a link by which somebody without an account reads an article for seven days, with its newest words or
 * as it is now. The link is in the answer and nowhere else. Refuses with `unavailable` in the browser edition,
 * `invalid` above `MOST_PREVIEW_LINKS`, and as `articleToPreview`.
 */
export const makePreviewLink = defineChange({
  name: 'makePreviewLink',
  contract: {
    route: 'POST /admin/articles/:id/preview-links',
    summary: 'Make a link that shows an article to somebody without an account, for seven days',
    answers: z.object({ id: z.string(), link: z.string(), until: z.string() }),
    status: 201,
    refusals: ['not-found', 'unavailable'],
  },
  may: staff,
  input: z.object({
    id: z.string(),
    /** Whom it is for. */
    label: z._default(textOf('preview-label-too-long', longest.category), ''),
    /** False: the article as it is now, whatever is written later. */
    isNewest: z._default(z.boolean(), true),
  }),
  // The token names the record, which is written in the transaction.
  prepare: async ({ ports: { online, clock } }) => {
    if (!online) throw new Refusal(previewsNeedServer);
    const id = `preview-link-${clock.now().getTime()}-${Math.random().toString(36).slice(2, 10)}`;
    const token = await online.tokens.create('preview', { subject: id }, PREVIEW_DAYS * DAY);
    return { id, link: `${online.origin()}/preview?token=${encodeURIComponent(token)}` };
  },
  change: async (change, { input, actor, ports: { clock }, prepared: { id, link } }) => {
    const copy = await articleToPreview(change, actor, input.id);
    const now = clock.now();
    const earlier = await change.list('previewLinks', { where: { article: copy.id } });
    if (earlier.filter((one) => isValid(one, now)).length >= MOST_PREVIEW_LINKS) {
      throw new Refusal({ kind: 'invalid', code: 'preview-links-full' });
    }
    const until = new Date(now.getTime() + PREVIEW_DAYS * DAY * 1000).toISOString();
    await change.put('previewLinks', {
      ...{ id, article: copy.id, label: input.label, until },
      at: now.toISOString(),
      by: await describeActor(change, actor),
      frozen: input.isNewest ? undefined : { ...copy },
    });
    return {
      value: { id, link, until },
      activity: {
        event: 'preview-link-made',
        subject: { collection: 'previewLinks', id },
        action: words.madePreviewLink,
        description: words.previewLinkMade(
          copy.title || words.untitled,
          input.label ? words.forLabel(input.label) : '',
        ),
      },
    };
  },
  undo: async ({ ports: { online } }, { id }) => online?.tokens.revokeAllOf('preview', id),
});
