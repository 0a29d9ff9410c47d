import type { ArticleCommand } from '../desk/article-transition.ts';
import type { DraftStage } from '../desk/draft.ts';

/** Commands after which letters are sent, with the stage that an article is in as long as its letter is true. */
export const letterStages = {
  submit: 'in-review',
  return: 'returned',
  approve: 'ready',
} as const satisfies Partial<Record<ArticleCommand, DraftStage>>;

export type LetterCommand = keyof typeof letterStages;

export const isLetterCommand = (command: ArticleCommand): command is LetterCommand =>
  Object.hasOwn(letterStages, command);
