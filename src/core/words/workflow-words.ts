import type {
  ArticleCommand,
  JudgementCommand,
  LetterCommand,
} from '../article/desk/article-transition.ts';
import type { Draft, DraftStage } from '../article/desk/draft.ts';
import type { DeskTab } from '../article/desk-list/desk-tabs.ts';
import { dayInUtc } from '../locale/dates.ts';

/** Words of the stages and commands of articles: on the desk, in the editor, in the log and in letters. */

/** `changed`: readers have an older text than the draft's. */
export const stageNames: Record<DraftStage | 'published' | 'changed', string> = {
  draft: 'Draft',
  returned: 'Returned',
  'in-review': 'In review',
  ready: 'Ready',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed',
  withdrawn: 'Withdrawn',
};

export const tabNames: Record<DeskTab, string> = {
  open: 'Open',
  drafts: 'Drafts',
  'in-review': 'In review',
  ready: 'Ready',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

interface CommandWords {
  /** In the editor's menu. An ellipsis ends the label of a command that asks something first. */
  label: string;
  /** Its consequence. */
  hint?: string;
  /** Toast after it in the editor; where the lists of the desk say more, `doneOnDesk`. */
  done: string;
  doneOnDesk?: string;
  /** Question for the reason that it needs. */
  reason?: { title: string; label: string; hint: string; missing: string; submit: string };
}

const commands = {
  'save-and-publish': { label: 'Save Article', done: '' },
  'save-draft': { label: 'Save draft', done: 'Draft saved.' },
  submit: { label: 'Send for review', done: 'Article sent for review.' },
  return: {
    label: 'Return…',
    hint: 'To its writer, with a reason.',
    done: 'Article returned to its writer.',
    reason: {
      title: 'Return to its writer',
      label: 'Reason',
      hint: 'Its writer reads this above the text until it is sent again.',
      missing: 'Say why you are returning it.',
      submit: 'Return',
    },
  },
  approve: { label: 'Approve', done: 'Article approved.' },
  schedule: { label: 'Schedule…', done: 'Article scheduled.' },
  publish: {
    label: 'Publish changes',
    hint: 'Readers get them at once; the editor stays open.',
    done: 'Changes published.',
    doneOnDesk: 'Article published.',
  },
  unschedule: {
    label: 'Unschedule',
    done: 'Taken off the schedule.',
    doneOnDesk: 'Article taken off the schedule.',
  },
  mend: {
    label: 'Small mend',
    hint: 'Readers get the words, and are not told of an update.',
    done: 'Small mend published.',
  },
  correct: {
    label: 'Correct…',
    hint: 'Publishes with a note to readers.',
    done: 'Correction published.',
  },
  withdraw: { label: 'Withdraw…', done: 'Article withdrawn.' },
  discard: {
    label: 'Discard draft',
    hint: 'Readers keep what is published.',
    done: 'Draft discarded.',
  },
} as const satisfies Partial<Record<ArticleCommand, CommandWords>> &
  Record<JudgementCommand, Required<Pick<CommandWords, 'reason'>>>;

/** Commands that people give in the editor or on the desk. */
export const commandWords: Record<keyof typeof commands, CommandWords> = commands;

/** In the log: the action, and what happened to the article. */
export const commandEvents = {
  submit: { action: 'Sent for Review', happened: 'was sent for review' },
  return: { action: 'Returned Article', happened: 'was returned to its writer' },
  approve: { action: 'Approved Article', happened: 'was approved' },
  schedule: { action: 'Scheduled Article', happened: 'was scheduled for ' },
  unschedule: { action: 'Unscheduled Article', happened: 'was taken off the schedule' },
  'set-end': { action: 'Set End of Article', happened: '' },
  publish: { action: 'Published Article', happened: 'was published' },
  mend: { action: 'Mended Article', happened: 'had a small mend' },
  correct: { action: 'Corrected Article', happened: 'was corrected' },
  withdraw: { action: 'Withdrew Article', happened: 'was withdrawn' },
} as const satisfies Partial<Record<ArticleCommand, { action: string; happened: string }>>;

/** In the list of versions: the event that left one. */
export const versionEvents: Record<ArticleCommand, string> = {
  autosave: 'While writing',
  'save-draft': 'Saved as a draft',
  submit: 'Sent for review',
  return: 'Returned',
  approve: 'Approved',
  schedule: 'Scheduled',
  unschedule: 'Taken off the schedule',
  'set-end': 'Saved',
  publish: 'Published',
  'save-and-publish': 'Published',
  mend: 'Small mend',
  correct: 'Corrected',
  withdraw: 'Withdrawn',
  discard: 'Discarded',
  delete: 'Deleted',
  feature: 'Saved',
  amend: 'Saved',
};

export const articleEvent = (title: string, happened: string, detail: string) =>
  `Article "${title}" ${happened}${detail}`;
export const savedDraft = 'Saved Draft';
export const draftWasSaved = (title: string) => `Draft "${title}" was saved`;
export const discardedDraft = 'Discarded Draft';
export const draftWasDiscarded = (title: string) => `Draft "${title}" was discarded`;
export const endsAt = (instant: string) => `ends at ${instant}`;
export const hasNoEnd = 'has no end';
export const itsAddressLeads = (target: string) => `; its address leads to ${target}`;

const wasSent = (title: string, { askedId, neededBy }: Draft): string => {
  const sent = askedId ? 'was sent to you for review' : 'was sent for review';
  const until = neededBy ? `, and is needed by ${dayInUtc(Date.parse(neededBy))}` : '';
  return `“${title}” ${sent}${until}.`;
};

/** Letters about commands. */
export const deskLetters: Record<
  LetterCommand,
  (title: string, draft: Draft) => { subject: string; sentence: string }
> = {
  submit: (title, draft) => ({
    subject: `For review: ${title}`,
    sentence: wasSent(title, draft),
  }),
  return: (title, { reason }) => ({
    subject: `Returned: ${title}`,
    sentence: `“${title}” was returned to you${reason ? `:\n\n${reason}` : '.'}`,
  }),
  approve: (title) => ({ subject: `Approved: ${title}`, sentence: `“${title}” was approved.` }),
};
