import { type Actor, accountIdOf } from '../../actor.ts';
import { postLetter } from '../../letter/post-letter.ts';
import type { Ports, StoreChange, StoreView } from '../../ports.ts';
import type { Article } from '../article.ts';
import type { ArticleCommand } from '../desk/article-transition.ts';
import type { Draft } from '../desk/draft.ts';
import { isLetterCommand } from './letter-stages.ts';

/** Most editors and owners who get a letter when an article is sent for review. */
const MOST_ASKED = 20;

/** Ids of the accounts that may judge articles: editors, then owners. */
async function judgesIn(view: StoreView): Promise<string[]> {
  const editors = await view.list('users', { where: { role: 'editor' }, limit: MOST_ASKED });
  const owners = await view.list('users', { where: { role: 'owner' }, limit: MOST_ASKED });
  return [...editors, ...owners].slice(0, MOST_ASKED).map(({ id }) => id);
}

/**
 * Enqueues letters about a command on an article: to those who may judge it when it is sent for review, to its
 * writer when it is returned or approved; never to the actor. Does nothing where no mail can be sent.
 */
export async function postDeskLetters(
  change: StoreChange,
  ports: Ports,
  command: ArticleCommand,
  { id, writerId }: Article | Draft,
  actor: Actor,
): Promise<void> {
  if (!ports.online?.mail || !isLetterCommand(command)) return;
  const to = command === 'submit' ? await judgesIn(change) : writerId ? [writerId] : [];
  for (const userId of to) {
    if (userId === accountIdOf(actor)) continue;
    const subject = { collection: 'articles' as const, id };
    await postLetter(change, ports, {
      about: `article-${command}`,
      of: `${userId} ${id}`,
      subject,
    });
  }
}
