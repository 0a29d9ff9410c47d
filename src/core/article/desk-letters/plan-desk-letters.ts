import { isAtLeast } from '../../account/role.ts';
import type { PlanLetter } from '../../letter/planned-letter.ts';
import { dayInUtc } from '../../locale/dates.ts';
import * as words from '../../words/letter-words.ts';
import type { ArticleCommand } from '../desk/article-transition.ts';
import type { Draft, DraftStage } from '../desk/draft.ts';

/** Commands after which letters are sent, with the stage that an article is in as long as its letter is true. */
export const letterStages = {
  submit: 'in-review',
  return: 'returned',
  approve: 'ready',
} as const satisfies Partial<Record<ArticleCommand, DraftStage>>;

export type LetterCommand = keyof typeof letterStages;

export const isLetterCommand = (command: ArticleCommand): command is LetterCommand =>
  Object.hasOwn(letterStages, command);

const sentences: Record<LetterCommand, (title: string, draft: Draft) => [string, string]> = {
  submit: (title, { askedId, neededBy }) => [
    words.forReview(title),
    words.wasSentForReview(
      title,
      askedId ? words.toYou : '',
      neededBy ? words.andIsNeeded(dayInUtc(Date.parse(neededBy))) : '',
    ),
  ],
  return: (title, { reason = '' }) => [
    words.returned(title),
    words.wasReturned(title, reason ? `:\n\n${reason}` : '.'),
  ],
  approve: (title) => [words.approved(title), words.wasApproved(title)],
};

/**
 * Plans the letter about a command to an account; `of` is the ids of account and article. No letter goes
 * to an account that has left the staff, or about an article that has moved on.
 */
const planFor =
  (command: LetterCommand): PlanLetter =>
  async ({ of, online, store }) => {
    const [userId = '', articleId = ''] = of.split(' ');
    const { user, draft } = await store.read(async (view) => ({
      user: await view.get('users', userId),
      draft: await view.get('drafts', articleId),
    }));
    const least = command === 'submit' ? 'editor' : 'contributor';
    if (!user?.role || !isAtLeast(user.role, least)) return undefined;
    if (draft?.stage !== letterStages[command]) return undefined;
    const [subject, sentence] = sentences[command](draft.title || words.untitled, draft);
    const link = `${online.origin()}/admin/articles/${encodeURIComponent(articleId)}`;
    return {
      to: user.email,
      kind: 'notice',
      write: async () => ({ subject, text: words.hello2(user.name, sentence, link) }),
    };
  };

export const planSubmitted = planFor('submit');
export const planReturned = planFor('return');
export const planApproved = planFor('approve');
