import type { PartSum } from '../figures/figures.ts';
import { hashOf } from '../text/hash.ts';
import type { Pin } from './front-plan.ts';

/** Names of the headlines of a test: the one that stands there anyway, and the one that is tried beside it. */
export const testedNames = ['first', 'second'] as const;
export type TestedName = (typeof testedNames)[number];

/** Number of times that a headline was shown, and that its link was followed. */
export interface HeadlineCounts {
  shown: number;
  followed: number;
}

export type TestCounts = Readonly<Record<TestedName, HeadlineCounts>>;

/** Verdict on a test: the better headline, the probability that it is, from 0.5 to 1, and whether that is enough. */
export interface Verdict {
  better: TestedName;
  sure: number;
  /** `won`: the better one is followed more, for sure enough. `even`: too little is between them. */
  state: 'running' | 'won' | 'even';
}

/**
 * Least sureness that ends a test. Above the 95 % that it is to hold: whoever looks again and again finds chance differences,
 * too. Of simulated tests, looked at after every 200 views, 99.9 % ended with the better headline at 2 % against 3 %, and 97 %
 * at 2 % against 2.2 % (`bench/headline-test.mjs`).
 */
const SURE = 0.99;

/** Least number of times that each headline is shown, and that both are followed, before a test can end. */
const LEAST_SHOWN = 500;
const LEAST_FOLLOWED = 30;

/** Number of times that a headline is shown after which a test ends without a winner. */
const MOST_SHOWN = 50_000;

/** Milliseconds after which a test ends without a winner: news is old by then. */
export const LONGEST_TEST = 3 * 24 * 60 * 60 * 1000;

/** Distribution function of the normal distribution, by the approximation 7.1.26 of Abramowitz and Stegun. */
function normal(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const poly =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (poly * Math.exp((-z * z) / 2)) / 2;
  return z > 0 ? 1 - tail : tail;
}

/** Share of readers who follow a headline, as far as counts tell: mean and variance of a beta distribution. */
function shareOf({ shown, followed }: HeadlineCounts): { mean: number; variance: number } {
  const mean = (followed + 1) / (shown + 2);
  return { mean, variance: (mean * (1 - mean)) / (shown + 3) };
}

/** Judges a test by its counts. */
export function judgeHeadlines({ first, second }: TestCounts): Verdict {
  const [one, other] = [shareOf(first), shareOf(second)];
  const isSecond = normal((other.mean - one.mean) / Math.sqrt(one.variance + other.variance));
  const better = isSecond > 0.5 ? 'second' : 'first';
  const sure = Math.max(isSecond, 1 - isSecond);
  const least = Math.min(first.shown, second.shown);
  const isEnough = least >= LEAST_SHOWN && first.followed + second.followed >= LEAST_FOLLOWED;
  if (isEnough && sure >= SURE) return { better, sure, state: 'won' };
  return { better, sure, state: least >= MOST_SHOWN ? 'even' : 'running' };
}

/** Key of a test, which changes with its headlines: eight hexadecimal digits. */
export const testKey = (first: string, second: string): string =>
  hashOf(JSON.stringify([first, second]))
    .toString(16)
    .padStart(8, '0');

/** Key of a sum of a test, in the part `headline` of its article. */
export const testSumKey = (key: string, name: TestedName, of: keyof HeadlineCounts): string =>
  `${key} ${name} ${of}`;

/** Reads the counts of a test from the sums of its article. */
export function testCounts(
  key: string,
  sums: readonly Pick<PartSum, 'part' | 'key' | 'views'>[],
): TestCounts {
  const sumOf = (name: TestedName, of: keyof HeadlineCounts): number =>
    sums.find((one) => one.part === 'headline' && one.key === testSumKey(key, name, of))?.views ??
    0;
  const countsOf = (name: TestedName): HeadlineCounts => ({
    shown: sumOf(name, 'shown'),
    followed: sumOf(name, 'followed'),
  });
  return { first: countsOf('first'), second: countsOf('second') };
}

/** A pin with a test, and what readers are shown of it. */
export interface HeadlineTest {
  pin: Pin;
  first: string;
  second: string;
  key: string;
}

/** Returns the test of a pin; `undefined` without a second headline, or if it is the same as the first. */
export function testOf(pin: Pin, ownTitle: string): HeadlineTest | undefined {
  const { headline, secondHeadline: second } = pin;
  const first = headline || ownTitle;
  if (!second || second === first) return undefined;
  return { pin, first, second, key: testKey(first, second) };
}
