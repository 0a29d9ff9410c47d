import { recordEvent } from '../activity/record-event.ts';
import type { Online, Ports, StoreChange } from '../ports.ts';
import * as words from '../words/event-words.ts';
import type { FrontDesk } from './front-desk.ts';
import { HOMEPAGE, type Pin } from './front-plan.ts';
import {
  type HeadlineTest,
  judgeHeadlines,
  LONGEST_TEST,
  type TestCounts,
  testCounts,
  testOf,
  type Verdict,
} from './headline-test.ts';
import { standingPlan } from './standing-plan.ts';

/** Reads the counts of a test since it began. */
async function countsOfTest(
  { figures }: Pick<Online, 'figures'>,
  { pin, key }: HeadlineTest,
  now: Date,
): Promise<TestCounts> {
  const stretch = {
    from: Date.parse(pin.testedSince ?? '') - 3_600_000 || 0,
    to: now.getTime() + 1,
  };
  return testCounts(key, await figures.parts([pin.article], stretch));
}

/** Judges a test by its counts and its age. */
function judgeTest({ pin }: HeadlineTest, counts: TestCounts, now: Date): Verdict {
  const verdict = judgeHeadlines(counts);
  const isOver = now.getTime() - Date.parse(pin.testedSince ?? '') >= LONGEST_TEST;
  return verdict.state === 'running' && isOver ? { ...verdict, state: 'even' } : verdict;
}

/** Gives a place the headline that won, or leaves it the first one, unless somebody changed the test meanwhile. */
async function endTest(
  change: StoreChange,
  { pin: judged, first, second }: HeadlineTest,
  { better, sure, state }: Verdict,
  now: Date,
): Promise<void> {
  const plan = await change.get('fronts', HOMEPAGE);
  const article = await change.get('articles', judged.article);
  const isSame = (pin: Pin): boolean =>
    pin.article === judged.article &&
    pin.headline === judged.headline &&
    pin.secondHeadline === judged.secondHeadline;
  if (!plan?.pins.some(isSame)) return;
  const isWon = state === 'won' && better === 'second';
  const headline = isWon ? second : judged.headline;
  const pins = plan.pins.map((pin) =>
    isSame(pin)
      ? {
          ...pin,
          headline: headline === article?.title ? '' : headline,
          secondHeadline: undefined,
          testedSince: undefined,
        }
      : pin,
  );
  await change.replace('fronts', { ...plan, pins });
  await recordEvent(
    change,
    {
      event: 'headline-test-ended',
      subject: { collection: 'articles', id: judged.article },
      action: words.headlineTestEnded,
      description:
        state === 'won'
          ? words.aHeadlineWon(
              isWon ? second : first,
              isWon ? first : second,
              Math.floor(sure * 100),
            )
          : words.noHeadlineWon(first, second),
    },
    { by: undefined, at: now },
  );
}

/** Returns the tests of headlines on the homepage. */
async function testsOnHomepage({ store }: Pick<Ports, 'store'>): Promise<HeadlineTest[]> {
  const { pins } = await standingPlan(store, HOMEPAGE);
  const tested = pins.filter(({ secondHeadline }) => secondHeadline);
  if (tested.length === 0) return [];
  return store.read(async (view) => {
    const articles = await Promise.all(tested.map((pin) => view.get('articles', pin.article)));
    return tested.flatMap((pin, at) => testOf(pin, articles[at]?.title ?? '') ?? []);
  });
}

/** Returns the tests of headlines on the homepage, each as `article:key`. */
export const runningTests = async (ports: Pick<Ports, 'store'>): Promise<ReadonlySet<string>> =>
  new Set((await testsOnHomepage(ports)).map(({ pin, key }) => `${pin.article}:${key}`));

/** Ends the tests of headlines on the homepage that can be decided. The server does it every five minutes. */
export async function decideHeadlineTests(
  ports: Pick<Ports, 'store' | 'online' | 'clock'>,
): Promise<void> {
  const { store, online, clock } = ports;
  if (!online) return;
  for (const test of await testsOnHomepage(ports)) {
    const now = clock.now();
    const verdict = judgeTest(test, await countsOfTest(online, test, now), now);
    if (verdict.state === 'running') continue;
    await store.change((change) => endTest(change, test, verdict, now));
  }
}

/** Returns the tests of headlines on the homepage, with what is counted of them. */
export async function testsWithCounts(
  ports: Pick<Ports, 'store' | 'online' | 'clock'>,
): Promise<FrontDesk['tests']> {
  const { online, clock } = ports;
  if (!online) return [];
  return Promise.all(
    (await testsOnHomepage(ports)).map(async (test) => {
      const counts = await countsOfTest(online, test, clock.now());
      const { better, sure } = judgeHeadlines(counts);
      return { article: test.pin.article, ...counts, better, sure };
    }),
  );
}
