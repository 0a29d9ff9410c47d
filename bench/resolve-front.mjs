/**
 * Time to resolve a front with its columns: as many pins as it has places, and 10,000 candidates in each list. Milliseconds of one call,
 * after a warm-up.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { HOMEPAGE, slots } from '../src/core/front/front-plan.ts';
import { resolveBand, resolveFront } from '../src/core/front/resolve-front.ts';

const CANDIDATES = 10_000;
const CALLS = 200;

const card = (/** @type {number} */ number) => ({
  id: `article-${number}`,
  title: `Title ${number}`,
  category: { slug: `section-${number % 12}` },
  featuredAt: new Date(1_700_000_000_000 + number).toISOString(),
});
const list = (/** @type {number} */ from) =>
  Array.from({ length: CANDIDATES }, (_, at) => card(from + at));
const candidates = {
  featured: list(0),
  newest: list(0),
  business: list(20_000),
  tech: list(40_000),
  pinned: list(0),
};
const now = new Date();
const plan = {
  id: HOMEPAGE,
  pins: slots.map((slot, at) => ({
    slot,
    article: `article-${9_000 + at}`,
    headline: 'Short',
    until: undefined,
  })),
  off: Array.from({ length: 50 }, (_, at) => `article-${at}`),
};
const half = { ...plan, pins: plan.pins.filter((_, at) => at % 2 === 0) };

const sections = Array.from({ length: 12 }, (_, at) => `section-${at}`);

const times = [];
for (let call = 0; call < CALLS; call += 1) {
  const began = performance.now();
  const of = call % 2 === 0 ? plan : half;
  resolveBand(resolveFront(of, candidates, now), of, candidates, sections);
  times.push(performance.now() - began);
}
const sorted = times.slice(CALLS / 4).sort((one, other) => one - other);
const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)]?.toFixed(2);
console.log(`Node ${process.version}, ${CANDIDATES} candidates a list, ${slots.length} pins`);
console.log(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
