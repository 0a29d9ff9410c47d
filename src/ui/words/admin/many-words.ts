import type { BatchCommand } from '#core/article/batch/batch.ts';

/** Words of changes of many articles. */

export const change = 'Change…';
export const chooseAllThatMatch = (count: string) => `Choose all ${count} that match`;
export const allThatMatch = (count: string) => `All ${count} that match`;

/** What can be changed, in the menu and as the title of the dialog. */
export const parts = {
  category: 'Category',
  tags: 'Tags',
  authors: 'Authors',
  premium: 'Premium',
  featured: 'Featured',
  withdraw: 'Withdraw',
};

/** `Category: 12 articles`. */
export const partOf = (part: string, articles: string) => `${part}: ${articles}`;
export const tagsToAdd = 'Tags to add';
export const tagsToRemove = 'Tags to remove';
export const authorsToAdd = 'Authors to add';
export const authorsToRemove = 'Authors to remove';
export const setPremium = 'Premium, for subscribers';
export const setFree = 'Free to read';
export const setFeatured = 'Featured';
export const endFeatured = 'Not featured';
export const chooseSomething = 'Choose what to change first.';

export const articlesForms = { one: 'article', other: 'articles' };
export const changeArticles = (articles: string) => `Change ${articles}`;
export const withdrawArticles = (articles: string) => `Withdraw ${articles}`;
export const withdrawThese = 'Withdraw these articles?';
export const thisWillWithdraw = (articles: string) =>
  `This will withdraw ${articles}. Their texts stay on the desk as drafts, and their addresses say that they were withdrawn.`;
export const thisWillDelete = (articles: string) => `This will delete ${articles}.`;

export const chosenArticles = 'Chosen articles';
export const ofStages = (stages: string) => `${stages}.`;
export const readersLose = (count: string) => `Readers lose ${count} of them at once.`;
export const readersLoseAll = 'Readers lose all of them at once.';
export const readersLoseThePublished = 'Readers lose those that are published at once.';
export const readersSeeTheChange = (count: string) =>
  `Readers see the change in ${count} of them at once, without a mark that they were updated.`;
export const runsAsAJob =
  'More than 50 articles are changed one after the other. You can go on working meanwhile, and stop it.';

const verbs: Record<BatchCommand, { running: string; done: { one: string; other: string } }> = {
  amend: {
    running: 'Changing articles',
    done: { one: 'article changed.', other: 'articles changed.' },
  },
  feature: {
    running: 'Changing articles',
    done: { one: 'article changed.', other: 'articles changed.' },
  },
  withdraw: {
    running: 'Withdrawing articles',
    done: { one: 'article withdrawn.', other: 'articles withdrawn.' },
  },
  delete: {
    running: 'Deleting articles',
    done: { one: 'article deleted.', other: 'articles deleted.' },
  },
};

export const running = (command: BatchCommand): string => verbs[command].running;
export const doneForms = (command: BatchCommand) => verbs[command].done;
export const undoing = 'Undoing the change of many articles';
export const undone = 'Undone: the articles are as they were before.';
export const undoneBut = 'Undone, but for these:';
export const stopped = (done: string) => `Stopped. ${done}`;
export const doneOf = (done: string, total: string) => `${done} of ${total}`;
export const refusedForms = {
  one: 'article stayed as it was:',
  other: 'articles stayed as they were:',
};
export const because = (title: string, reason: string) => `“${title}”: ${reason}`;
export const andMoreArticles = (count: string) => `and ${count} more`;
export const stop = 'Stop';
export const undo = 'Undo';
export const close = 'Close';
export const changesOfMany = 'Changes of many articles';
