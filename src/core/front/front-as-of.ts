import * as z from 'zod/mini';
import { type ArticleCard, articleCard, articleCardSchema } from '../article/article-card.ts';
import type { Condition } from '../condition.ts';
import type { StoreView } from '../ports.ts';
import type { FrontPlan } from './front-plan.ts';
import type { WaitingLaunch } from './launch-at.ts';
import type { Candidates } from './resolve-front.ts';

/** A scheduled article, as the front will show it. */
export const comingArticleSchema = z.object({
  /** Instant of its publication, ISO 8601. */
  at: z.string(),
  isFeatured: z.boolean(),
  card: articleCardSchema,
});

export type ComingArticle = z.infer<typeof comingArticleSchema>;

/** Most scheduled articles that a front is looked at with. */
const MOST_COMING = 100;

/**
 * Lists the scheduled articles, the next one first.
 * @param category selects those of a section; by default all
 */
export async function comingArticles(
  view: Pick<StoreView, 'list'>,
  category?: Condition<string>,
): Promise<ComingArticle[]> {
  const where = { stage: 'scheduled', category };
  const drafts = await view.list('drafts', { where, limit: MOST_COMING });
  return drafts
    .flatMap((draft): ComingArticle[] => {
      const { dueAt: at, isFeatured } = draft;
      if (at === undefined) return [];
      return [{ at, isFeatured, card: articleCard({ ...draft, publishedAt: at, featuredAt: at }) }];
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Instant at which a featured article lapses, in ms since 1970; `undefined` if it doesn't. */
const lapseOf = ({ featuredAt }: ArticleCard, featuredHours: number): number | undefined =>
  featuredAt === undefined || featuredHours === 0
    ? undefined
    : Date.parse(featuredAt) + featuredHours * 3_600_000;

/**
 * Returns the candidates of a later instant: with the articles that are out by then, the newest of all, and without those
 * as featured that lapse until then.
 */
export function candidatesAsOf(
  candidates: Candidates<ArticleCard>,
  coming: readonly ComingArticle[],
  instant: Date,
  featuredHours: number,
): Candidates<ArticleCard> {
  const out = coming.filter(({ at }) => Date.parse(at) <= instant.getTime()).toReversed();
  const ids = new Set(out.map(({ card }) => card.id));
  const joined = (list: readonly ArticleCard[], joins: (article: ComingArticle) => boolean) => [
    ...out.filter(joins).map(({ card }) => card),
    ...list.filter(({ id }) => !ids.has(id)),
  ];
  const isIn =
    (name: string) =>
    ({ card }: ComingArticle): boolean =>
      card.category.name === name;
  return {
    featured: joined(candidates.featured, ({ isFeatured }) => isFeatured).filter(
      (card) => (lapseOf(card, featuredHours) ?? Number.POSITIVE_INFINITY) > instant.getTime(),
    ),
    newest: joined(candidates.newest, () => true),
    business: joined(candidates.business, isIn('Business')),
    tech: joined(candidates.tech, isIn('Tech')),
    pinned: joined(candidates.pinned, () => true),
  };
}

/** Something by which the front changes without anybody at it. */
export interface ComingChange {
  /** Instant, ISO 8601. */
  at: string;
  kind: 'article' | 'end-of-pin' | 'lapse' | 'launch';
  /** Id of the article; absent for a launch. */
  article?: string;
}

interface Coming {
  plan: Pick<FrontPlan, 'pins'>;
  coming: readonly ComingArticle[];
  launches: readonly WaitingLaunch[];
  featured: readonly ArticleCard[];
  featuredHours: number;
}

/** Lists what will change a front by itself after an instant, the next first. */
export function comingChanges(
  { plan: { pins }, coming, launches, featured, featuredHours }: Coming,
  after: Date,
): ComingChange[] {
  const ends = pins.flatMap(({ until, article }): ComingChange[] =>
    until === undefined ? [] : [{ at: until, kind: 'end-of-pin', article }],
  );
  const lapses = [
    ...featured,
    ...coming.filter(({ isFeatured }) => isFeatured).map(({ card }) => card),
  ].flatMap((card): ComingChange[] => {
    const at = lapseOf(card, featuredHours);
    return at === undefined
      ? []
      : [{ at: new Date(at).toISOString(), kind: 'lapse', article: card.id }];
  });
  return [
    ...coming.map(({ at, card }): ComingChange => ({ at, kind: 'article', article: card.id })),
    ...ends,
    ...lapses,
    ...launches.map(({ at }): ComingChange => ({ at, kind: 'launch' })),
  ]
    .filter(({ at }) => Date.parse(at) > after.getTime())
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The plan that stands at a later instant: that of the last launch until then, or the given one. */
export const planAsOf = (
  plan: Pick<FrontPlan, 'pins' | 'off'>,
  launches: readonly WaitingLaunch[],
  instant: Date,
): Pick<FrontPlan, 'pins' | 'off'> =>
  launches.findLast(({ at }) => Date.parse(at) <= instant.getTime())?.plan ?? plan;
