import type { BatchCommand } from '#core/article/batch/batch.ts';

/** Words of changes of many articles. */

export const change = 'Change…';
export const selectAllThatMatch = (count: string) => `Select all ${count} that match`;
export const onlyThisPage = 'Select only this page';
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
export const withdrawThese = (articles: string) => `Withdraw ${articles}?`;
export const thisWillWithdraw =
  'What is written stays on the desk as a draft, and its address says that it was withdrawn.';
export const nothingToWithdraw = 'None of them is published, so there is nothing to withdraw.';
export const thisWillDelete = (articles: string) => `This will delete ${articles}.`;

export const chosenArticles = 'Chosen articles';
export const ofStages = (stages: string) => `${stages}.`;
export const losesForms = {
  one: 'of them is published: readers lose it at once.',
  other: 'of them are published: readers lose them at once.',
};
export const readersLoseAll = 'Readers lose all of them at once.';
export const readersLoseIt = 'Readers lose it at once.';
export const readersLoseThePublished = 'Readers lose those that are published at once.';
export const changeForms = {
  one: 'of them is published: readers see the change at once, and no “Updated” mark.',
  other: 'of them are published: readers see the change at once, and no “Updated” mark.',
};
export const readersSeeTheChange = 'Readers see the change at once, and no “Updated” mark.';
export const runsAsAJob =
  'More than 50 articles are changed one after the other. You can keep working, or stop the change at any time.';
export const mostRestoredHere = (most: string) =>
  `This browser keeps the last ${most} deletions. What was deleted before these can’t be restored.`;

const changed = {
  running: 'Changing articles',
  done: { one: 'article changed.', other: 'articles changed.' },
};

const verbs: Record<BatchCommand, { running: string; done: { one: string; other: string } }> = {
  amend: changed,
  feature: changed,
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
export const undoneBut = 'Undone, except for:';
export const leftForms = {
  one: 'article can’t be undone any more.',
  other: 'articles can’t be undone any more.',
};
export const undoneInPart = (left: string) => `Undone in part: ${left}`;
export const sameForms = { one: 'was so already.', other: 'were so already.' };
export const lastAttempt = (reason: string) => `The last attempt failed: ${reason}`;
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
