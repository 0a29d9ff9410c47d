import { type Actor, accountIdOf } from '../../actor.ts';
import { ownedOnly } from '../../back-office/visibility.ts';
import { categorySlug } from '../../category/category.ts';
import type { Condition } from '../../condition.ts';
import { dayAfter, dayAt, startOfDay } from '../../locale/calendar-days.ts';
import type { Clock, Narrowing, StoreView } from '../../ports.ts';
import { settingsIn } from '../../settings/stored-settings.ts';
import { zoneOfSite } from '../../settings/zone-of-site.ts';
import { type DeskFilter, NO_CATEGORY } from './desk-fields.ts';
import { type DraftTab, stagesIn } from './desk-tabs.ts';

/** Selects publications and drafts for one actor. */
export interface DeskSelection {
  articles: Narrowing<'articles'>;
  drafts: Narrowing<'drafts'>;
}

/** Days from today that a due filter includes. */
const daysUntil = { today: 1, tomorrow: 2, week: 7 } as const;

/** The instant before which drafts are due, in milliseconds since 1970. */
function dueBefore(due: NonNullable<DeskFilter['due']>, { now, zone }: DeskTime): number {
  if (due === 'late') return now.getTime();
  return startOfDay(dayAfter(dayAt(now, zone), daysUntil[due]), zone);
}

/** Present instant, time zone of the site, and keys of its categories: the data that filters are read with. */
export interface DeskTime {
  now: Date;
  zone: string;
  categories: readonly string[];
}

/** Returns the data that filters are read with. */
export const deskTimeOf = async (view: StoreView, clock: Clock): Promise<DeskTime> => ({
  now: clock.now(),
  zone: zoneOfSite(await settingsIn(view)),
  categories: (await view.list('categories')).map(({ name }) => categorySlug(name)),
});

/** Condition for the articles of a category, or for those of none that exists. */
const inCategory = (slug: string, { categories }: DeskTime): Condition<string> =>
  slug === NO_CATEGORY ? { not: { oneOf: categories } } : slug;

/** Returns what a filter selects among the articles that the actor may see. */
export function selectionOf(actor: Actor, filter: DeskFilter, time: DeskTime): DeskSelection {
  const { due } = filter;
  const shared = {
    ...(filter.category === undefined ? {} : { category: inCategory(filter.category, time) }),
    ...(filter.whose === 'mine' ? { writer: accountIdOf(actor) ?? '' } : {}),
  };
  const search = { search: filter.q, searchesText: true };
  // Nothing is due with what is published already.
  const unlessDue = due === undefined ? {} : { id: { oneOf: [] } };
  const dueDrafts = due === undefined ? {} : { due: { after: 0, before: dueBefore(due, time) } };
  return {
    articles: { where: { ...shared, ...unlessDue, ...ownedOnly(actor, 'articles') }, ...search },
    drafts: { where: { ...shared, ...dueDrafts, ...ownedOnly(actor, 'drafts') }, ...search },
  };
}

/** Narrows the drafts of a selection to those of a tab. */
export const draftsIn = ({ drafts }: DeskSelection, tab: DraftTab): Narrowing<'drafts'> => ({
  ...drafts,
  where: { ...drafts.where, stage: { oneOf: stagesIn(tab) } },
});
