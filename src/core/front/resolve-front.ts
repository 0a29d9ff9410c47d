import {
  blockOf,
  type FrontBlock,
  type FrontPlan,
  frontBlocks,
  HOMEPAGE,
  type Pin,
  type Slot,
  slotsOf,
  slotsOfFront,
} from './front-plan.ts';

/** Why a place holds its article. */
export type Reason =
  | { kind: 'pinned'; until?: string | undefined }
  | { kind: 'featured' | 'newest' | 'newest-in-section' | 'section-of-lead' | 'again' };

/** A place with its article. */
export interface FilledSlot<Card> {
  slot: Slot;
  card: Card;
  reason: Reason;
}

/** Published articles that a front can show, each list newest first; a section's front has only `newest` and `pinned`. */
export interface Candidates<Card> {
  /** Featured articles. */
  featured: readonly Card[];
  /** The newest of the site, or of the section whose front it is. */
  newest: readonly Card[];
  business: readonly Card[];
  tech: readonly Card[];
  /** Those that are pinned, in any order; others count for nothing. */
  pinned: readonly Card[];
}

interface Named {
  id: string;
  title: string;
  category?: { slug: string };
  /** Instant since when it is featured, ISO 8601. */
  featuredAt?: string;
  published?: { publishedAt?: string };
}

/**
 * Number of the newest articles among which lines under the lead and columns of sections are chosen: some lists of
 * candidates are longer, and the front is the same with each of them.
 */
export const NEWEST_CONSIDERED = 60;

/** Instant since when an article is featured; that of its publication, where only that is known. */
const featuredSince = ({ featuredAt, published }: Named): number =>
  Date.parse(featuredAt ?? published?.publishedAt ?? '') || 0;

/** Returns the article that was featured last; of several, the first. */
function lastFeatured<Card extends Named>(cards: readonly Card[]): Card | undefined {
  let last: Card | undefined;
  let since = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const at = featuredSince(card);
    if (at > since) [last, since] = [card, at];
  }
  return last;
}

/** A pin whose article is published, with the article as the place shows it. */
interface StandingPin<Card> {
  pin: Pin;
  card: Card;
}

/** The pins that stand at that time: published, not at their end, each article and each place once. */
function standingPins<Card extends Named>(
  { pins }: Pick<FrontPlan, 'pins'>,
  pinned: readonly Card[],
  now: Date,
): Map<Slot, StandingPin<Card>> {
  const wanted = new Set(pins.map(({ article }) => article));
  const byId = new Map(pinned.filter(({ id }) => wanted.has(id)).map((card) => [card.id, card]));
  const standing = new Map<Slot, StandingPin<Card>>();
  for (const pin of pins) {
    const card = byId.get(pin.article);
    const isOver = pin.until !== undefined && Date.parse(pin.until) <= now.getTime();
    if (!card || isOver || standing.has(pin.slot)) continue;
    byId.delete(pin.article);
    standing.set(pin.slot, {
      pin,
      card: pin.headline === '' ? card : { ...card, title: pin.headline },
    });
  }
  return standing;
}

interface Queued<Card> {
  card: Card;
  reason: Reason;
}

const because =
  (kind: Exclude<Reason['kind'], 'pinned'>) =>
  <Card>(card: Card): Queued<Card> => ({ card, reason: { kind } });

/** The pins of a plan at work: `fill` puts them and the others of a queue in the places of a block. */
function filling<Card extends Named>(
  plan: Pick<FrontPlan, 'pins' | 'off'>,
  pinned: readonly Card[],
  now: Date,
) {
  const pins = standingPins(plan, pinned, now);
  const taken = new Set([...plan.off, ...[...pins.values()].map(({ card }) => card.id)]);
  return {
    /** The first of those that fill a place by themselves: neither pinned nor taken off; by default all. */
    free(cards: readonly Card[], most = Number.POSITIVE_INFINITY): Card[] {
      const free: Card[] = [];
      for (const card of cards) {
        if (free.length >= most) break;
        if (!taken.has(card.id)) free.push(card);
      }
      return free;
    },
    /** Fills a block: pins where they are, the others in order. */
    fill(block: FrontBlock, queue: readonly Queued<Card>[]): FilledSlot<Card>[] {
      const waiting = [...queue];
      return slotsOf(block).flatMap((slot): FilledSlot<Card>[] => {
        const standing = pins.get(slot);
        if (standing) {
          const { card, pin } = standing;
          return [{ slot, card, reason: { kind: 'pinned', until: pin.until } }];
        }
        const next = waiting.shift();
        return next ? [{ slot, ...next }] : [];
      });
    },
  };
}

/**
 * Decides what each place of a front shows. Places without an article are left out, and so are pins of other fronts'
 * places. Pure: same input, same front.
 */
export function resolveFront<Card extends Named>(
  plan: Pick<FrontPlan, 'id' | 'pins' | 'off'>,
  candidates: Candidates<Card>,
  now: Date,
): FilledSlot<Card>[] {
  const own = slotsOfFront(plan.id);
  const pins = plan.pins.filter(({ slot }) => own.includes(slot));
  const filler = filling({ pins, off: plan.off }, candidates.pinned, now);
  return plan.id === HOMEPAGE ? homepage(filler, candidates) : sectionFront(filler, candidates);
}

/** The places of a section's front: pins where they are, around them the section's newest. */
const sectionFront = <Card extends Named>(
  { free, fill }: ReturnType<typeof filling<Card>>,
  { newest }: Candidates<Card>,
): FilledSlot<Card>[] =>
  fill('section', free(newest, frontBlocks.section).map(because('newest-in-section')));

/**
 * The places of the homepage. Pins stand where they are; the other places fill themselves as specified: what was featured
 * last leads, the newest ones follow, and the sections have their own. Lines under the lead take what no other place shows,
 * first of the lead's section. No article that is pinned or taken off fills another place. The block of the latest repeats
 * those above where the newest ones don't suffice.
 */
function homepage<Card extends Named>(
  { free, fill }: ReturnType<typeof filling<Card>>,
  candidates: Candidates<Card>,
): FilledSlot<Card>[] {
  // As many as lead, sides and latest can show.
  const newest = free(candidates.newest, frontBlocks.lead + frontBlocks.sides + frontBlocks.latest);
  const featured = lastFeatured(free(candidates.featured));
  const lead = fill(
    'lead',
    featured ? [because('featured')(featured)] : newest.slice(0, 1).map(because('newest')),
  );
  const isShown = (shown: readonly FilledSlot<Card>[], { id }: Card): boolean =>
    shown.some(({ card }) => card.id === id);
  const sides = fill('sides', newest.filter((card) => !isShown(lead, card)).map(because('newest')));
  const above = [...lead, ...sides];
  const fresh = newest.filter((card) => !isShown(above, card)).map(because('newest'));
  // Pinned articles stand where they were put, and nowhere again.
  const again = above
    .slice(1)
    .filter(({ reason }) => reason.kind !== 'pinned')
    .map(({ card }) => because('again')(card));
  const below = [
    ...fill('latest', [...fresh, ...again]),
    ...fill(
      'business',
      free(candidates.business, frontBlocks.business).map(because('newest-in-section')),
    ),
    ...fill('tech', free(candidates.tech, frontBlocks.tech).map(because('newest-in-section'))),
  ];
  const ofLead = lead[0]?.card.category?.slug;
  const left = free(candidates.newest.slice(0, NEWEST_CONSIDERED)).filter(
    (card) => !isShown([...above, ...below], card),
  );
  const isOfLead = ({ category }: Card): boolean =>
    ofLead !== undefined && category?.slug === ofLead;
  const related = fill('related', [
    ...left.filter(isOfLead).map(because('section-of-lead')),
    ...left.filter((card) => !isOfLead(card)).map(because('newest')),
  ]);
  return [...above, ...related, ...below];
}

/** A column of a section on a front. */
export interface SectionColumn<Card> {
  /** Slug of the section. */
  section: string;
  cards: Card[];
}

/** Sections of the band under a front; each of the first row has a picture and fewer headlines. */
const band = { most: 6, row: 3, withPicture: 3, inWords: 4 } as const;

/**
 * Decides the columns under the last block: of the sections in their order, those that have news which no place shows,
 * in whole rows of three. Pure, as `resolveFront`.
 * @param sections slugs of the sections that may have a column, in the order of the site
 */
export function resolveBand<Card extends Named>(
  front: readonly FilledSlot<Card>[],
  { off }: Pick<FrontPlan, 'off'>,
  { newest }: Pick<Candidates<Card>, 'newest'>,
  sections: readonly string[],
): SectionColumn<Card>[] {
  const taken = new Set([...off, ...front.map(({ card }) => card.id)]);
  const left = newest.slice(0, NEWEST_CONSIDERED).filter(({ id }) => !taken.has(id));
  const columns = sections
    .map((section) => ({
      section,
      cards: left.filter(({ category }) => category?.slug === section),
    }))
    .filter(({ cards }) => cards.length >= band.withPicture);
  const whole = Math.floor(Math.min(columns.length, band.most) / band.row) * band.row;
  return columns.slice(0, whole).map(({ section, cards }, at) => ({
    section,
    cards: cards.slice(0, at < band.row ? band.withPicture : band.inWords),
  }));
}

/** The articles of one block of a front, in the order of its places. */
export const cardsIn = <Card>(front: readonly FilledSlot<Card>[], block: FrontBlock): Card[] =>
  front.filter(({ slot }) => blockOf(slot) === block).map(({ card }) => card);
