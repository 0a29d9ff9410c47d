import type { Actor } from '#core/actor.ts';
import type { ChangeExample } from './change-example.ts';

/** Examples of the commands on an article. Article 1 is published, 11 in review, 12 scheduled. */
export function deskExamples(admin: Actor, articleForm: object): Record<string, ChangeExample> {
  const gone = { id: 'gone-1' };
  const judged = { id: 'article-11', version: 1 };
  const published = { id: 'article-1' };
  const example = (action: string, said: string, succeeds: object, fails: object) => ({
    ...{ actor: admin, succeeds, fails, action },
    description: said,
  });
  return {
    'articles: save-draft': example('Saved Draft', 'Draft "Rain" was saved', articleForm, {
      ...articleForm,
      ...published,
      version: 7,
    }),
    'articles: discard': example(
      'Discarded Draft',
      'Draft "Judged" was discarded',
      judged,
      published,
    ),
    'articles: submit': example(
      'Sent for Review',
      'Article "Judged" was sent for review',
      judged,
      gone,
    ),
    'articles: return': example(
      'Returned Article',
      'Article "Judged" was returned to its writer: Too long',
      { ...judged, reason: 'Too long' },
      { ...judged, reason: ' ' },
    ),
    'articles: approve': example(
      'Approved Article',
      'Article "Judged" was approved',
      judged,
      published,
    ),
    'articles: schedule': example(
      'Scheduled Article',
      'Article "Judged" was scheduled for 22 November 2026, 04:30 UTC',
      { ...judged, dueAt: '2026-11-22T10:00:00+05:30' },
      { ...judged, dueAt: '2026-11-20T10:00:00Z' },
    ),
    'articles: unschedule': example(
      'Unscheduled Article',
      'Article "Timed" was taken off the schedule',
      { id: 'article-12', version: 1 },
      judged,
    ),
    'articles: set-end': example(
      'Set End of Article',
      'Article "Old" ends at 22 November 2026, 04:30 UTC',
      { ...published, endsAt: '2026-11-22T10:00:00+05:30' },
      { ...published, endsAt: '2026-11-20T10:00:00Z' },
    ),
    'articles: publish': example(
      'Published Article',
      'Article "Judged" was published',
      judged,
      published,
    ),
    'articles: mend': example(
      'Mended Article',
      'Article "Rain" had a small mend',
      { ...articleForm, ...published },
      { ...articleForm, ...published, version: 7 },
    ),
    'articles: correct': example(
      'Corrected Article',
      'Article "Rain" was corrected: A name',
      { ...articleForm, ...published, note: 'A name' },
      { ...articleForm, ...published },
    ),
    'articles: withdraw': example(
      'Withdrew Article',
      'Article "Old" was withdrawn',
      published,
      judged,
    ),
    'articles: amend': example(
      'Updated Article',
      'Article "Old" was updated',
      { ...published, isPremium: true },
      { ...gone, isPremium: true },
    ),
    'articles: feature': example(
      'Updated Article',
      'Article "Old" was updated',
      { ...published, isFeatured: true },
      { ...gone, isFeatured: true },
    ),
  };
}
