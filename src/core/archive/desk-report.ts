import * as z from 'zod/mini';
import { inDigits } from '../locale/numbers.ts';
import { type PluralForms, pluralOf } from '../locale/plural.ts';

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
        one: `${digits} article has a draft here, which stays on the desk as it is.`,
        other: `${digits} articles have drafts here, which stay on the desk as they are.`,
      }),
    ],
    [
      republished,
      (digits) => ({
        one: `${digits} article that was withdrawn here is published again.`,
        other: `${digits} articles that were withdrawn here are published again.`,
      }),
    ],
    [
      unscheduled,
      (digits) => ({
        one: `${digits} scheduled draft comes in as ready, without its schedule: the article is published here, or the instant is missing.`,
        other: `${digits} scheduled drafts come in as ready, without their schedules: the articles are published here, or the instants are missing.`,
      }),
    ],
    [
      due,
      (digits) => ({
        one: `${digits} scheduled draft is published at once: its instant is past.`,
        other: `${digits} scheduled drafts are published at once: their instants are past.`,
      }),
    ],
  ];
  return sentences
    .filter(([count]) => count > 0)
    .map(([count, forms]) => pluralOf(count, forms(inDigits(count))));
}
