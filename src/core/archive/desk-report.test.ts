import { expect, test } from 'vitest';
import { deskInWords, emptyDeskReport } from './desk-report.ts';

test.each([
  [
    'keptDrafts',
    '1 article has a draft here, which stays on the desk as it is.',
    '1,200 articles have drafts here, which stay on the desk as they are.',
  ],
  [
    'republished',
    '1 article that was withdrawn here is published again.',
    '1,200 articles that were withdrawn here are published again.',
  ],
  [
    'unscheduled',
    '1 scheduled draft comes in as ready, without its schedule: the article is published here, or the instant is missing.',
    '1,200 scheduled drafts come in as ready, without their schedules: the articles are published here, or the instants are missing.',
  ],
  [
    'due',
    '1 scheduled draft is published at once: its instant is past.',
    '1,200 scheduled drafts are published at once: their instants are past.',
  ],
])('[archive-desk] the report says in words how many are %s', (field, one, many) => {
  const inWords = (count: number) => deskInWords({ ...emptyDeskReport(), [field]: count });
  expect([inWords(0), inWords(1), inWords(1200)]).toEqual([[], [one], [many]]);
});
