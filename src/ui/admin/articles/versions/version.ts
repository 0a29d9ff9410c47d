import { actorInWords } from '#core/activity/logged-actor.ts';
import type { ListedRevision } from '#core/article/desk/revision.ts';
import { exactTime } from '#core/locale/reader-dates.ts';

/** What happened to the article, by the command that led to the version. */
const happened: Readonly<Record<string, string>> = {
  autosave: 'While writing',
  'save-draft': 'Saved as a draft',
  submit: 'Sent for review',
  schedule: 'Scheduled',
  publish: 'Published',
  'save-and-publish': 'Published',
  correct: 'Corrected',
  withdraw: 'Withdrawn',
  discard: 'Discarded',
};

/** 'Published'. */
export const eventOf = ({ command }: Pick<ListedRevision, 'command'>): string =>
  happened[command] ?? 'Saved';

/** 'Edda, editor'; empty if nobody is known. */
export const actorOf = ({ by }: Pick<ListedRevision, 'by'>): string => (by ? actorInWords(by) : '');

/** 'Published, 21 November 2026, 12:00 UTC'. */
export const nameOf = (version: ListedRevision): string =>
  `${eventOf(version)}, ${exactTime(version.at)}`;
