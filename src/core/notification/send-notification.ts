import * as z from 'zod/mini';
import { describeActor } from '../activity/describe-actor.ts';
import { openingOf } from '../article/article.ts';
import { done, failures, Refusal } from '../errors.ts';
import { editors } from '../permission.ts';
import { clip } from '../text/clip.ts';
import { longest, requiredText, textOf } from '../text/form-text.ts';
import { defineChange, defineTask } from '../use-case.ts';
import { beginSending, readAudience } from './begin-sending.ts';
import { receiptSchema } from './notification.ts';
import { articleLink } from './send-follow-up.ts';

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

/** Counts the subscribed browsers; 0 in the browser edition. */
export const countSubscribers = defineTask({
  name: 'countSubscribers',
  contract: {
    route: 'GET /admin/notifications/subscribers',
    summary: 'How many browsers are subscribed to notifications',
    answers: z.object({ browsers: z.int() }),
  },
  may: editors,
  input: z.object({}),
  run: async ({ ports }) => {
    const audience = (await readAudience(ports)) ?? [];
    return done({ browsers: audience.reduce((sum, { count }) => sum + count, 0) });
  },
});

/**
 * Sends a notification to every subscribed browser, by a job, which logs the number of reached browsers
 * when it ends. Simulated in the browser edition.
 */
export const sendNotification = defineChange({
  name: 'sendNotification',
  contract: {
    route: 'POST /admin/notifications',
    summary: 'Send a notification to readers',
    description:
      'A job sends it. `audience` is how many browsers are subscribed; `GET /api/admin/notifications/:id` tells how many were reached.',
    answers: receiptSchema,
    status: 201,
  },
  may: editors,
  titled: 'error',
  input: z.object({
    title: requiredText('notification-title-missing', 'notification-title-too-long', longest.title),
    message: requiredText(
      'notification-message-missing',
      'notification-message-too-long',
      longest.sentence,
    ),
    link: z._default(textOf('notification-link-too-long', longest.address), ''),
  }),
  prepare: ({ ports }) => readAudience(ports),
  change: async (change, { input, actor, ports, prepared: audience }) => {
    const by = await describeActor(change, actor);
    return beginSending(change, { ports, by, audience }, input);
  },
});
