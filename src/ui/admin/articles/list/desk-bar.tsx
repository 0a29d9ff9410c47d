import type { ReactNode } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import type { ArticleMark } from '#core/article/article-marks.ts';
import { type DeskFilter, NO_CATEGORY } from '#core/article/desk-list/desk-fields.ts';
import { categorySlug } from '#core/category/category.ts';
import { deskShapes } from '#core/saved-view/saved-view.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { AdminIcon, type AdminIconName } from '../../parts/admin-icon.tsx';
import { readerClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { TableSearch } from '../../parts/table/table-search.tsx';
import { useTableAddress } from '../../parts/table/use-table-address.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { type DeskShape, useDeskAddress } from './desk-address.ts';
import { type FilterChoice, FilterSelect } from './filter-select.tsx';
import { PeriodChoice } from './period-choice.tsx';

const shapes: Record<DeskShape, { name: string; icon: AdminIconName }> = {
  list: { name: words.list, icon: 'list' },
  board: { name: words.board, icon: 'board' },
  schedule: { name: words.schedule, icon: 'calendar' },
};

const dues: Record<NonNullable<DeskFilter['due']>, string> = {
  late: words.late,
  today: words.dueToday,
  tomorrow: words.dueByTomorrow,
  week: words.dueWithin7Days,
};

const marks: Record<ArticleMark, string> = {
  featured: words.featured,
  premium: words.premium,
  corrected: words.corrected,
  undescribed: words.undescribed,
};

interface Named {
  id: string;
  name: string;
}

const namesOf = (all: readonly Named[] | undefined) =>
  all?.map(({ id, name }) => [id, name] as const);

/** Look of a choice of two or three, side by side in one frame. */
const segments =
  'inline-flex overflow-hidden rounded-1 border border-edge max-md:flex-auto [&>*]:inline-flex [&>*]:min-h-8.5 [&>*]:items-center [&>*]:justify-center [&>*]:gap-1.5 [&>*]:whitespace-nowrap [&>*]:px-3 [&>*]:font-medium [&>*]:text-ink-2 max-md:[&>*]:min-h-10.5 max-md:[&>*]:flex-auto pointer-coarse:[&>*]:min-h-10.5 [&>*+*]:border-edge [&>*+*]:border-s [&>*:hover]:bg-wash [&>*:hover]:text-ink [&>:is([aria-pressed=true],[aria-current])]:bg-ink [&>:is([aria-pressed=true],[aria-current])]:font-semibold [&>:is([aria-pressed=true],[aria-current])]:text-on-ink [&>:focus-visible]:-outline-offset-3 [&>:focus-visible]:outline-current';

/** Choices of the filters other than words and writer, in their order. A filter without one is a type error. */
const choicesOf = (
  categories: readonly CategoryLink[],
  authors: readonly Named[] | undefined,
  tags: readonly Named[] | undefined,
): Record<Exclude<keyof DeskFilter, 'q' | 'whose' | 'period'>, FilterChoice> => ({
  category: {
    label: words.category,
    all: words.allCategories,
    options: [
      ...categories.map(({ name }) => [categorySlug(name), name] as const),
      [NO_CATEGORY, words.noneThatExists],
    ],
  },
  author: { label: words.author, all: words.allAuthors, options: namesOf(authors) },
  tag: { label: words.tag, all: words.allTags, options: namesOf(tags) },
  mark: { label: words.kind, all: words.allKinds, options: Object.entries(marks) },
  due: { label: words.due, all: words.dueAnyTime, options: Object.entries(dues) },
});

/** True if the actor sees other people’s articles and can have own ones. */
function useHasOwn(): boolean {
  const { reader, role = 'contributor' } = useBackOffice().session;
  return reader !== undefined && isAtLeast(role, 'editor');
}

interface DeskBarProps {
  categories: readonly CategoryLink[];
  /** Further controls beside the filters. */
  children?: ReactNode;
}

/** Search and filters of the desk, and the ways of showing it. */
export function DeskBar({ categories, children }: DeskBarProps) {
  const { shape, filter, pathWith, setFilter } = useDeskAddress();
  const address = useTableAddress();
  const { value: authors } = useLoaded('authors', () => readerClient().ask('GET /authors'));
  const { value: tags } = useLoaded('tags', () => readerClient().ask('GET /tags'));
  const choices = choicesOf(categories, authors, tags);
  const filterNames = Object.keys(choices) as (keyof typeof choices)[];
  return (
    <div className="flex w-full flex-wrap items-center gap-2 pt-3">
      <TableSearch address={address} label={words.searchArticles} />
      {useHasOwn() ? (
        <fieldset className={segments}>
          <legend className="sr-only">{words.whoseArticles}</legend>
          <button
            type="button"
            aria-pressed={filter.whose === 'mine'}
            onClick={() => setFilter('whose', 'mine')}
          >
            {words.mine}
          </button>
          <button
            type="button"
            aria-pressed={filter.whose === 'all'}
            onClick={() => setFilter('whose', '')}
          >
            {words.everybodys}
          </button>
        </fieldset>
      ) : null}
      {filterNames.map((name) => (
        <FilterSelect
          key={name}
          {...choices[name]}
          value={filter[name] ?? ''}
          onChange={(value) => setFilter(name, value)}
        />
      ))}
      <PeriodChoice period={filter.period ?? ''} onChange={(value) => setFilter('period', value)} />
      {children}
      <nav aria-label={words.showAs} className={`ms-auto max-md:basis-full ${segments}`}>
        {deskShapes.map((one) => (
          <a
            key={one}
            href={pathWith({
              show: one === 'list' ? undefined : one,
              tab: one === 'list' ? 'open' : undefined,
            })}
            aria-current={one === shape ? 'true' : undefined}
          >
            <AdminIcon name={shapes[one].icon} className="size-4" />
            {shapes[one].name}
          </a>
        ))}
      </nav>
    </div>
  );
}
