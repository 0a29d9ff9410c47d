import { isAtLeast } from '../../account/role.ts';
import type { PlanLetter } from '../../letter/planned-letter.ts';
import * as words from '../../words/letter-words.ts';
import { deskLetters } from '../../words/workflow-words.ts';
import { type LetterCommand, letterCommands, letterRule } from '../desk/article-transition.ts';

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
    const rule = letterRule(command);
    const least = rule?.to === 'judges' ? 'editor' : 'contributor';
    if (!user?.role || !isAtLeast(user.role, least)) return undefined;
    if (!draft || draft.stage !== rule?.while) return undefined;
    const { subject, sentence } = deskLetters[command](draft.title || words.untitled, draft);
    const link = `${online.origin()}/admin/articles/${encodeURIComponent(articleId)}`;
    return {
      to: user.email,
      kind: 'notice',
      write: async () => ({ subject, text: words.deskLetter(user.name, sentence, link) }),
    };
  };

/** The letters about commands, by their topics. */
export const deskLetterPlans = Object.fromEntries(
  letterCommands.map((command) => [`article-${command}`, planFor(command)]),
) as Record<`article-${LetterCommand}`, PlanLetter>;
