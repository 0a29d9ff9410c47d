import type { ReactNode } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import { type DeskFilter, NO_CATEGORY } from '#core/article/desk-list/desk-fields.ts';
import { deskShapes } from '#core/saved-view/saved-view.ts';
import { AdminIcon, type AdminIconName } from '../../parts/admin-icon.tsx';
import { TableSearch } from '../../parts/table/table-search.tsx';
import { useTableAddress } from '../../parts/table/use-table-address.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { type DeskShape, useDeskAddress } from './desk-address.ts';

const shapes: Record<DeskShape, { name: string; icon: AdminIconName }> = {
  list: { name: 'List', icon: 'list' },
  board: { name: 'Board', icon: 'board' },
  schedule: { name: 'Schedule', icon: 'calendar' },
};

const dues: Record<NonNullable<DeskFilter['due']>, string> = {
  late: 'Late',
  today: 'Due today',
  tomorrow: 'Due by tomorrow',
  week: 'Due within 7 days',
};

/** Look of a choice of two or three, side by side in one frame. */
const segments =
  'inline-flex overflow-hidden rounded-1 border border-edge max-md:flex-auto [&>*]:inline-flex [&>*]:min-h-8.5 [&>*]:items-center [&>*]:justify-center [&>*]:gap-1.5 [&>*]:whitespace-nowrap [&>*]:px-3 [&>*]:font-medium [&>*]:text-ink-2 max-md:[&>*]:min-h-10.5 max-md:[&>*]:flex-auto pointer-coarse:[&>*]:min-h-10.5 [&>*+*]:border-edge [&>*+*]:border-l [&>*:hover]:bg-wash [&>*:hover]:text-ink [&>:is([aria-pressed=true],[aria-current])]:bg-ink [&>:is([aria-pressed=true],[aria-current])]:font-semibold [&>:is([aria-pressed=true],[aria-current])]:text-on-ink [&>:focus-visible]:-outline-offset-3 [&>:focus-visible]:outline-current';

/** A filter that is chosen from a list. */
interface FilterChoice {
  label: string;
  /** Text of the choice of all. */
  all: string;
  options: Readonly<Record<string, string>>;
}

/** Choices of the filters other than words and writer, in their order. A filter without one is a type error. */
const choicesOf = (
  categories: readonly CategoryLink[],
): Record<Exclude<keyof DeskFilter, 'q' | 'whose'>, FilterChoice> => ({
  category: {
    label: 'Category',
    all: 'All categories',
    options: {
      ...Object.fromEntries(categories.map(({ slug, name }) => [slug, name])),
      [NO_CATEGORY]: 'None that exists',
    },
  },
  due: { label: 'Due', all: 'Due any time', options: dues },
});

interface ChoiceProps extends FilterChoice {
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="field-box min-h-9 w-auto max-w-full rounded-1 py-1 pr-8 pl-2.5 font-medium text-ui max-md:min-h-11 max-md:flex-[1_1_40%] pointer-coarse:min-h-11"
    >
      <option value="">{all}</option>
      {Object.entries(options).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

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
  const choices = choicesOf(categories);
  const filterNames = Object.keys(choices) as (keyof typeof choices)[];
  return (
    <div className="flex w-full flex-wrap items-center gap-2 pt-3">
      <TableSearch address={address} label="Search articles" />
      {useHasOwn() ? (
        <fieldset className={segments}>
          <legend className="sr-only">Whose articles</legend>
          <button
            type="button"
            aria-pressed={filter.whose === 'mine'}
            onClick={() => setFilter('whose', 'mine')}
          >
            Mine
          </button>
          <button
            type="button"
            aria-pressed={filter.whose === 'all'}
            onClick={() => setFilter('whose', '')}
          >
            Everybody’s
          </button>
        </fieldset>
      ) : null}
      {filterNames.map((name) => (
        <Choice
          key={name}
          {...choices[name]}
          value={filter[name] ?? ''}
          onChange={(value) => setFilter(name, value)}
        />
      ))}
      {children}
      <nav aria-label="Show as" className={`ml-auto max-md:basis-full ${segments}`}>
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
