import type { Article } from '#core/article/article.ts';
import { draftIn } from '#core/article/desk/desk.ts';
import type { CommandContext } from './article-command.ts';

/** Returns the end of the embargo that is in force; `undefined` if there is none. */
export const embargoOf = ({ copy, state }: CommandContext): string | undefined =>
  state.isEmbargoed ? draftIn(copy)?.embargoedUntil : undefined;

/** Returns the working copy of an article that readers have. */
export const publishedCopy = ({ copy, state }: CommandContext): Article | undefined =>
  state.isPublic ? copy : undefined;
