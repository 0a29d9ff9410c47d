import {
  type ArticleCommand,
  type ArticleRights,
  type ArticleState,
  articleCommands,
  articleTransition,
} from './article-transition.ts';

/** Returns the commands that an actor may give in a state: those that the table lets through. */
export const offeredCommands = (state: ArticleState, rights: ArticleRights): ArticleCommand[] =>
  articleCommands.filter((command) => articleTransition(state, command, rights).ok);
