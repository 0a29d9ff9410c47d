import type { LoggedActor } from '../activity/logged-actor.ts';
import type { Article } from '../article/article.ts';
import { slugsOf } from '../article/article-address.ts';
import type { Ports, StoreChange } from '../ports.ts';
import { clip } from '../text/clip.ts';
import * as words from '../words/event-words.ts';
import { beginSending } from './begin-sending.ts';
import type { NewNotification, Notification } from './notification.ts';
import type { ServiceAudience } from './push-ports.ts';

/** Link of a notification of an article: its path on the site. */
export const articleLink = ({ id, slug }: Pick<Article, 'id' | 'slug'>): string =>
  `/article/${encodeURIComponent(slug ?? id)}`;

/** Longest message of a follow-up, in characters. */
const LONGEST_MESSAGE = 200;

/** Newest notifications among which that of the article is looked for. */
const LOOKED_THROUGH = 200;

/** Event after which the receivers of an article's notification are informed. */
export type FollowedUp = { kind: 'correct'; note: string } | { kind: 'withdraw' };

/** The newest notification that leads to an article, by its present or a former address. */
async function notificationOf(
  change: StoreChange,
  article: Article,
): Promise<Notification | undefined> {
  const { id } = article;
  const links = new Set([id, ...slugsOf(article)].map((slug) => articleLink({ id, slug })));
  const sent = await change.list('notifications', { limit: LOOKED_THROUGH });
  return sent.find(({ link }) => links.has(link));
}

/** The browsers that a notification was sent to, as far as they are still subscribed. */
const audienceOf = ({ progress, audience }: Notification): ServiceAudience[] =>
  Object.entries(progress).map(([service, { upTo }], at) => ({
    service,
    // The notification counts all services together.
    count: at === 0 ? audience : 0,
    last: upTo,
  }));

/** Words of a follow-up. That of a withdrawal repeats none of the article's. */
function wordsOf(article: Article, event: FollowedUp): NewNotification {
  const link = articleLink(article);
  if (event.kind === 'correct') {
    const message = clip(event.note, LONGEST_MESSAGE);
    return { title: words.correction(article.title), message, link };
  }
  return {
    title: words.anArticleWasWithdrawn,
    message: words.weSentYouANotification,
    link,
  };
}

/**
 * Tells those who were sent an article by a notification that it was corrected or withdrawn: the browsers that
 * were subscribed then. Does nothing for an article that no notification led to, nor in the browser edition.
 */
export async function sendFollowUp(
  change: StoreChange,
  ports: Pick<Ports, 'clock' | 'online'>,
  by: LoggedActor | undefined,
  article: Article,
  event: FollowedUp,
): Promise<void> {
  if (!ports.online) return;
  const sent = await notificationOf(change, article);
  if (!sent || sent.audience === 0) return;
  await beginSending(change, { ports, by, audience: audienceOf(sent) }, wordsOf(article, event));
}
