import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { openingOf } from '../article/article.ts';
import { failures, Refusal } from '../errors.ts';
import { editors } from '../permission.ts';
import { clip } from '../text/clip.ts';
import { defineChange } from '../use-case.ts';
import { articleLink } from './article-link.ts';
import { beginSending, readAudience } from './begin-sending.ts';
import { receiptSchema } from './notification.ts';

/** Longest message of a notification of an article, in characters. */
const LONGEST_MESSAGE = 200;

/**
 * Sends a notification of a published article to every subscribed browser, with its title, its standfirst
 * or beginning, and a link. Refuses with `not-found`.
 */
export const announceArticle = defineChange({
  name: 'announceArticle',
  contract: {
    route: 'POST /admin/articles/:id/notification',
    summary: 'Send a notification of an article to readers',
    answers: receiptSchema,
    status: 201,
    refusals: ['not-found'],
  },
  may: editors,
  input: z.object({ id: z.string() }),
  prepare: ({ ports }) => readAudience(ports),
  change: async (change, { input: { id }, actor, ports, prepared: audience }) => {
    const article = await change.get('articles', id);
    if (!article) throw new Refusal(failures.deletedAlready());
    const beginning = article.standfirst || openingOf(article) || '';
    return beginSending(
      change,
      { ports, by: await describeActor(change, actor), audience },
      {
        title: article.title,
        message: clip(beginning, LONGEST_MESSAGE),
        link: articleLink(article),
      },
    );
  },
});
