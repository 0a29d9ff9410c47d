import { isAtLeast } from '#core/account/role.ts';
import type { Dashboard } from '#core/back-office/dashboard.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { useRole } from '../shell/back-office-route.tsx';

/** The specified counters that the role may see. */
export function Counters({ counts }: Pick<Dashboard, 'counts'>) {
  const isOwnAlone = !isAtLeast(useRole(), 'editor');
  const counters = [
    { label: isOwnAlone ? 'Your Articles' : 'Total Articles', number: counts.articles },
    { label: 'Total Categories', number: counts.categories },
    { label: 'Registered Users', number: counts.users },
  ].filter(({ number }) => number !== undefined);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] border-ink border-t-2 border-b border-b-rule sm:grid-cols-3">
      {counters.map(({ label, number = 0 }) => (
        <div
          key={label}
          className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 border-rule py-2 not-first:border-t sm:block sm:px-5 sm:pt-3.5 sm:pb-4 sm:first:pl-0 sm:not-first:border-t-0 sm:not-first:border-l"
        >
          <dt className="text-ink-2 text-label">{label}</dt>
          <dd className="font-semibold font-serif text-[2.125rem]/10 tracking-[-.02em] sm:mt-1 sm:text-[2.375rem]/[2.625rem]">
            {inDigits(number)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
