import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FrontPlan, HOMEPAGE, type Pin, type Slot, slots } from './front-plan.ts';
import { type Candidates, cardsIn, resolveBand, resolveFront } from './resolve-front.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const card = (number: number) => ({ id: `article-${number}`, title: `Title ${number}` });
type Card = ReturnType<typeof card>;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => card(from + at));

const nobody: Pick<FrontPlan, 'id' | 'pins' | 'off'> = { id: HOMEPAGE, pins: [], off: [] };
const pin = (slot: Slot, number: number, fields: Partial<Pin> = {}): Pin => ({
  ...{ slot, article: `article-${number}`, headline: '', until: undefined },
  ...fields,
});

/** Articles 0 to 39, newest first, with sections of their own. */
const candidates = (fields: Partial<Candidates<Card>> = {}): Candidates<Card> => ({
  ...{ featured: [], newest: range(0, 39), business: range(100, 119), tech: range(200, 219) },
  ...{ pinned: range(0, 39) },
  ...fields,
});
const resolved = (plan: Partial<typeof nobody>, given = candidates()) =>
  resolveFront({ ...nobody, ...plan }, given, NOW);
const at = (front: ReturnType<typeof resolved>, slot: Slot) =>
  front.find((one) => one.slot === slot);

test('without pins, the front fills itself, and each place says why', () => {
  const front = resolved({}, candidates({ featured: [card(7)] }));
  expect(front.map(({ slot }) => slot)).toEqual(slots);
  expect(at(front, 'lead-1')).toMatchObject({ card: card(7), reason: { kind: 'featured' } });
  expect(cardsIn(front, 'sides')).toEqual(range(0, 3));
  expect(cardsIn(front, 'latest')).toEqual([4, 5, 6, 8, 9].map(card));
  expect(at(front, 'tech-1')?.reason).toEqual({ kind: 'newest-in-section' });
});

test('a pinned article keeps its place, with its headline; the others move up around it', () => {
  const until = '2026-11-26T18:00:00Z';
  const front = resolved({ pins: [pin('sides-2', 20, { headline: 'Short', until })] });
  expect(at(front, 'sides-2')).toEqual({
    slot: 'sides-2',
    card: { id: 'article-20', title: 'Short' },
    reason: { kind: 'pinned', until },
  });
  expect(cardsIn(front, 'sides').map(({ id }) => id)).toEqual(
    [1, 20, 2, 3].map((number) => `article-${number}`),
  );
});

test.each<[string, Pin]>([
  ['at its end', pin('lead-1', 20, { until: NOW.toISOString() })],
  ['of an article that readers don’t have', pin('lead-1', 99)],
])('a pin %s counts as none', (_, ended) => {
  expect(resolved({ pins: [ended] })).toEqual(resolved({}));
});

test('an article that was taken off fills no place', () => {
  const front = resolved({ off: ['article-0', 'article-100'] });
  expect(at(front, 'lead-1')?.card).toEqual(card(1));
  expect(cardsIn(front, 'business')[0]).toEqual(card(101));
});

const plans = fc.record({
  pins: fc.array(
    fc.record({
      slot: fc.constantFrom(...slots),
      article: fc.integer({ min: 0, max: 60 }).map((number) => `article-${number}`),
      until: fc.constantFrom(undefined, '2026-11-26T11:59:59Z', '2026-11-26T12:00:01Z'),
      headline: fc.constantFrom('', 'Other words'),
    }),
    { maxLength: 40 },
  ),
  off: fc.array(fc.integer({ min: 0, max: 60 }).map((number) => `article-${number}`)),
});

test('whatever the plan: no article twice while others are left, none that readers lack, none at its end, pins kept', () => {
  const published = new Set(range(0, 39).map(({ id }) => id));
  fc.assert(
    fc.property(plans, (plan) => {
      const front = resolveFront(
        { ...nobody, ...plan },
        candidates({ featured: [card(3), card(5)] }),
        NOW,
      );
      const ids = front.map(({ card: { id } }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(front.map(({ slot }) => slot)).size).toBe(front.length);
      const pinnedNow = new Map<Slot, Pin>();
      for (const one of plan.pins) {
        const isOver = one.until !== undefined && Date.parse(one.until) <= NOW.getTime();
        const isTaken = [...pinnedNow.values()].some(({ article }) => article === one.article);
        if (!isOver && published.has(one.article) && !pinnedNow.has(one.slot) && !isTaken) {
          pinnedNow.set(one.slot, one);
        }
      }
      for (const { slot, card: shown, reason } of front) {
        const expected = pinnedNow.get(slot);
        expect(reason.kind === 'pinned').toBe(expected !== undefined);
        if (expected) expect(shown.id).toBe(expected.article);
        else expect(plan.off).not.toContain(shown.id);
      }
      for (const slot of pinnedNow.keys()) expect(at(front, slot)).toBeDefined();
    }),
    { numRuns: 500 },
  );
});

test('a front with other articles further down stays the same', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const more = candidates({ newest: [...range(0, 39), ...range(300, 340)] });
      const fewer = candidates();
      // Places that the shorter list leaves empty may be filled.
      const before = resolveFront({ ...nobody, ...plan }, fewer, NOW);
      const after = resolveFront({ ...nobody, ...plan }, more, NOW);
      for (const one of before) {
        if (one.reason.kind !== 'again') expect(at(after, one.slot)).toEqual(one);
      }
    }),
  );
});

test('whatever the plan of a section: no article twice, none taken off, pins of its places kept', () => {
  const places = fc.constantFrom<Slot>('section-1', 'section-7', 'section-20', 'lead-1');
  const numbers = fc.integer({ min: 0, max: 60 });
  const sectionPlans = fc.record({
    id: fc.constant('cat-1'),
    pins: fc.array(fc.tuple(places, numbers).map(([slot, number]) => pin(slot, number))),
    off: fc.array(numbers.map((number) => `article-${number}`)),
  });
  fc.assert(
    fc.property(sectionPlans, (plan) => {
      const front = resolveFront(plan, candidates({ featured: [card(3)] }), NOW);
      const ids = front.map(({ card: { id } }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(front.every(({ slot }) => slot.startsWith('section-'))).toBe(true);
      const off = front.filter(({ card: { id } }) => plan.off.includes(id));
      expect(off.every(({ reason }) => reason.kind === 'pinned')).toBe(true);
      const [first] = plan.pins.filter(({ slot }) => slot !== 'lead-1');
      const isPublished = candidates().pinned.some(({ id }) => id === first?.article);
      if (first && isPublished) expect(at(front, first.slot)?.card.id).toBe(first.article);
    }),
  );
});

const inSection = (number: number, slug: string) => ({ ...card(number), category: { slug } });

test('of the featured articles, the one featured last leads', () => {
  const since = (number: number, featuredAt: string) => ({ ...card(number), featuredAt });
  const featured = [
    since(1, '2026-11-26T08:00:00Z'),
    since(2, '2026-11-26T11:00:00Z'),
    { ...card(3), published: { publishedAt: '2026-11-26T10:00:00Z' } },
  ];
  expect(resolveFront(nobody, { ...candidates(), featured }, NOW)[0]?.card.id).toBe('article-2');
});

test('lines under the lead are what no other place shows, first of the lead’s section', () => {
  const newest = Array.from({ length: 40 }, (_, at) =>
    inSection(at, at % 5 === 0 ? 'india' : 'world'),
  );
  const given = { ...candidates(), newest, business: [], tech: [] };
  const front = resolveFront(nobody, given, NOW);
  expect(cardsIn(front, 'related').map(({ id }) => id)).toEqual(
    [10, 15, 20, 25].map((number) => `article-${number}`),
  );
  const others = newest.map((one, at) => (at < 12 || at > 30 ? one : inSection(at, 'world')));
  const mixed = resolveFront(nobody, { ...given, newest: others }, NOW).filter(({ slot }) =>
    slot.startsWith('related'),
  );
  expect(mixed.map(({ card: { id }, reason }) => [id, reason.kind])).toEqual([
    ['article-10', 'section-of-lead'],
    ['article-35', 'section-of-lead'],
    ['article-11', 'newest'],
    ['article-12', 'newest'],
  ]);
});

test('what a block repeats is no line under the lead', () => {
  const front = resolveFront(
    nobody,
    { ...candidates(), newest: range(0, 6), business: [], tech: [] },
    NOW,
  );
  expect(cardsIn(front, 'latest')).toHaveLength(5);
  expect(cardsIn(front, 'related')).toEqual([]);
});

test('a longer list of the newest gives the same lines and columns', () => {
  const newest = Array.from({ length: 200 }, (_, at) => inSection(at, `section-${at % 9}`));
  const sections = Array.from({ length: 9 }, (_, at) => `section-${at}`);
  const of = (length: number) => {
    const given = { ...candidates(), newest: newest.slice(0, length) };
    const front = resolveFront(nobody, given, NOW);
    return [front, resolveBand(front, nobody, given, sections)];
  };
  expect(of(60)).toEqual(of(200));
});

test('the band has whole rows of sections with news that no place shows', () => {
  const newest = Array.from({ length: 60 }, (_, at) => inSection(at, `section-${at % 7}`));
  const given = { ...candidates(), newest, business: [], tech: [] };
  const front = resolveFront(nobody, given, NOW);
  const bandOf = (sections: string[], off: string[] = []) =>
    resolveBand(front, { off }, given, sections);
  const all = Array.from({ length: 7 }, (_, at) => `section-${at}`);
  const six = bandOf(all);
  expect(six.map(({ section }) => section)).toEqual(all.slice(0, 6));
  expect(six.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 4, 4, 4]);
  const shown = new Set(front.map(({ card: { id } }) => id));
  const ids = six.flatMap(({ cards }) => cards.map(({ id }) => id));
  expect(ids.filter((id) => shown.has(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(bandOf(all.slice(0, 5))).toHaveLength(3);
  expect(bandOf(['section-0', 'section-1', 'nowhere'])).toEqual([]);
  const first = six[0]?.cards[0]?.id ?? '';
  expect(bandOf(all, [first]).flatMap(({ cards }) => cards.map(({ id }) => id))).not.toContain(
    first,
  );
});
