import * as z from 'zod/mini';
import { inDigits } from '../locale/numbers.ts';
import { type PluralForms, pluralOf } from '../locale/plural.ts';
import * as words from '../words/event-words.ts';

/** Effects of an import on drafts and publications that the counts of records don't show. */
export const deskReportSchema = z.object({
  /** Articles that are added or replaced while their stored draft is kept. */
  keptDrafts: z.int(),
  /** Articles among them that were withdrawn here and are published again. */
  republished: z.int(),
  /** Drafts that lose their schedule. */
  unscheduled: z.int(),
  /** Scheduled drafts that are due. */
  due: z.int(),
});

export type DeskReport = z.infer<typeof deskReportSchema>;

export const emptyDeskReport = (): DeskReport => ({
  keptDrafts: 0,
  republished: 0,
  unscheduled: 0,
  due: 0,
});

/** Returns a sentence for each count that isn't 0. */
export function deskInWords({ keptDrafts, republished, unscheduled, due }: DeskReport): string[] {
  const sentences: [count: number, forms: (digits: string) => PluralForms][] = [
    [
      keptDrafts,
      (digits) => ({
        one: words.articleHasADraft(digits),
        other: words.articlesHaveDrafts(digits),
      }),
    ],
    [
      republished,
      (digits) => ({
        one: words.articleThatWasWithdrawn(digits),
        other: words.articlesThatWereWithdrawn(digits),
      }),
    ],
    [
      unscheduled,
      (digits) => ({
        one: words.scheduledDraftComes(digits),
        other: words.scheduledDraftsCome(digits),
      }),
    ],
    [
      due,
      (digits) => ({
        one: words.scheduledDraftIsPublished(digits),
        other: words.scheduledDraftsArePublished(digits),
      }),
    ],
  ];
  return sentences
    .filter(([count]) => count > 0)
    .map(([count, forms]) => pluralOf(count, forms(inDigits(count))));
}
