import { type Actor, accountIdOf } from '../../actor.ts';
import { ownedOnly } from '../../back-office/visibility.ts';
import { categorySlug } from '../../category/category.ts';
import { type Condition, overlapOf, type Range } from '../../condition.ts';
import { dayAfter, dayAt, startOfDay } from '../../locale/calendar-days.ts';
import { defaultLook, LOOK_ID } from '../../look/look.ts';
import type { Clock, Narrowing, StoreView, Where } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { zoneOfSite } from '../../settings/zone-of-site.ts';
import { writtenBy } from '../byline.ts';
import { type DeskFilter, NO_CATEGORY } from './desk-fields.ts';
import { type Calendar, rangeOf } from './desk-period.ts';
import { type DraftTab, stagesIn } from './desk-tabs.ts';

/** Selects publications and drafts for one actor. */
export interface DeskSelection {
  articles: Narrowing<'articles'>;
  drafts: Narrowing<'drafts'>;
  /** Instants of publication that the filter asks for, in milliseconds since 1970. */
  published: Range;
}

/** Days from today that a due filter includes. */
const daysUntil = { today: 1, tomorrow: 2, week: 7 } as const;

/** The instant before which drafts are due, in milliseconds since 1970. */
function dueBefore(due: NonNullable<DeskFilter['due']>, { now, zone }: DeskTime): number {
  if (due === 'late') return now.getTime();
  return startOfDay(dayAfter(dayAt(now, zone), daysUntil[due]), zone);
}

/** The site's calendar, keys of its categories and names of authors: the data that filters are read with. */
export interface DeskTime extends Calendar {
  categories: readonly string[];
  /** Names of the authors that the filters ask for, by id. */
  authors: ReadonlyMap<string, string>;
  /** True if authors see the articles of others on board and schedule. */
  authorsSeePlan: boolean;
}

/** Returns the data that these filters are read with. */
export async function deskTimeOf(
  view: StoreView,
  clock: Clock,
  filters: readonly Pick<DeskFilter, 'author'>[],
): Promise<DeskTime> {
  const asked = filters.flatMap(({ author }) => author ?? []);
  const authors =
    asked.length > 0 ? await view.list('authors', { where: { id: { oneOf: asked } } }) : [];
  const settings = await settingsIn(view);
  return {
    now: clock.now(),
    zone: zoneOfSite(settings),
    authorsSeePlan: settings.authorsSeePlan,
    weekBegins: ((await view.get('looks', LOOK_ID)) ?? defaultLook()).weekBegins,
    categories: (await view.list('categories')).map(({ name }) => categorySlug(name)),
    authors: new Map(authors.map(({ id, name }) => [id, name])),
  };
}

/** Condition for the articles of a category, or for those of none that exists. */
const inCategory = (slug: string, { categories }: DeskTime): Condition<string> =>
  slug === NO_CATEGORY ? { not: { oneOf: categories } } : slug;

/** Conditions for publications and for drafts. */
interface Conditions {
  articles: Where<'articles'>;
  drafts: Where<'drafts'>;
}

const forBoth = (where: Where<'articles'> & Where<'drafts'>): Conditions => ({
  articles: where,
  drafts: where,
});

type FilterName = Exclude<keyof DeskFilter, 'q'>;

/** The conditions of each filter beside the searched words. A filter that is missing here is a type error. */
const conditionsOfFilters: {
  [Name in FilterName]: (
    value: NonNullable<DeskFilter[Name]>,
    asked: { actor: Actor; time: DeskTime },
  ) => Conditions;
} = {
  whose: (whose, { actor }) =>
    forBoth(whose === 'mine' ? { writer: accountIdOf(actor) ?? '' } : {}),
  category: (slug, { time }) => forBoth({ category: inCategory(slug, time) }),
  author: (id, { time }) => {
    const name = time.authors.get(id);
    return forBoth(name === undefined ? { byline: id } : writtenBy({ id, name }));
  },
  tag: (tag) => forBoth({ tag }),
  mark: (mark) => forBoth({ mark }),
  period: (period, { time }) => ({
    articles: { published: rangeOf(period, time) },
    drafts: { saved: rangeOf(period, time) },
  }),
  due: (due, { time }) => ({
    // Published articles have no due date.
    articles: { id: { oneOf: [] } },
    drafts: { due: { after: 0, before: dueBefore(due, time) } },
  }),
};

interface Sight {
  /** True for those of others, too. */
  seesAll: boolean;
}

/** Returns what a filter selects among the articles that the actor may see: by default those that they may read. */
export function selectionOf(
  actor: Actor,
  filter: DeskFilter,
  time: DeskTime,
  { seesAll }: Sight = { seesAll: false },
): DeskSelection {
  const conditionsOf = <Name extends FilterName>(name: Name): Conditions => {
    const value: DeskFilter[Name] = filter[name];
    return value === undefined || value === null
      ? forBoth({})
      : conditionsOfFilters[name](value, { actor, time });
  };
  const all = (Object.keys(conditionsOfFilters) as FilterName[])
    .map((name) => conditionsOf(name))
    .reduce((some, next) => ({
      articles: { ...some.articles, ...next.articles },
      drafts: { ...some.drafts, ...next.drafts },
    }));
  const search = { search: filter.q, searchesText: true };
  return {
    articles: {
      where: { ...all.articles, ...(seesAll ? {} : ownedOnly(actor, 'articles')) },
      ...search,
    },
    drafts: { where: { ...all.drafts, ...(seesAll ? {} : ownedOnly(actor, 'drafts')) }, ...search },
    published: filter.period === undefined ? {} : rangeOf(filter.period, time),
  };
}

/**
 * Returns what a filter selects for the plan, where the site may let authors see the articles of others. A search finds
 * their own alone, because it reads texts.
 */
export const planOf = (actor: Actor, filter: DeskFilter, time: DeskTime): DeskSelection =>
  selectionOf(actor, filter, time, { seesAll: time.authorsSeePlan && !filter.q.trim() });

/** Narrows the drafts of a selection to those of a tab. */
export const draftsIn = ({ drafts }: DeskSelection, tab: DraftTab): Narrowing<'drafts'> => ({
  ...drafts,
  where: { ...drafts.where, stage: { oneOf: stagesIn(tab) } },
});

/** Narrows a selection to publications of a range that its filter admits, too. */
export const publishedIn = (selection: DeskSelection, range: Range): DeskSelection => {
  const published = overlapOf(selection.published, range);
  const { articles } = selection;
  return {
    ...selection,
    published,
    articles: { ...articles, where: { ...articles.where, published } },
  };
};
