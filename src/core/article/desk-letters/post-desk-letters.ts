import { postLetter } from '../../letter/post-letter.ts';
import type { Ports, StoreChange, StoreView } from '../../ports.ts';
import type { Article } from '../article.ts';
import {
  type ArticleCommand,
  type LetterCommand,
  letterCommands,
  letterRule,
} from '../desk/article-transition.ts';
import { draftIn } from '../desk/desk.ts';
import type { Draft } from '../desk/draft.ts';
import { judgesIn } from './list-judges.ts';

/** Most editors and owners who get a letter when an article is sent for review. */
const MOST_ASKED = 20;

/** Returns the accounts that get a letter about a command. */
async function askedBy(
  view: StoreView,
  command: LetterCommand,
  copy: Article | Draft,
): Promise<string[]> {
  if (letterRule(command)?.to === 'writer') return copy.writerId ? [copy.writerId] : [];
  const askedId = draftIn(copy)?.askedId;
  if (askedId) return [askedId];
  return (await judgesIn(view)).slice(0, MOST_ASKED).map(({ id }) => id);
}

/**
 * Enqueues letters about a command on an article: to the one who is asked to judge it when it is sent for review, or
 * else to all who may; to its writer when it is returned or approved; never to the actor. Does nothing where no
 * mail can be sent.
 */
export async function postDeskLetters(
  change: StoreChange,
  ports: Ports,
  command: ArticleCommand,
  copy: Article | Draft,
  actorId: string | undefined,
): Promise<void> {
  const told = letterCommands.find((one) => one === command);
  if (!ports.online?.mail || !told) return;
  const { id } = copy;
  for (const userId of await askedBy(change, told, copy)) {
    if (userId === actorId) continue;
    const subject = { collection: 'articles' as const, id };
    await postLetter(change, ports, {
      about: `article-${told}`,
      of: `${userId} ${id}`,
      subject,
    });
  }
}
