import type { ReactNode } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { CountedBy } from '#core/article/desk-list/desk-fields.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { adminPatterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { useRole } from '../../shell/back-office-route.tsx';

const none: ReadonlyMap<string, number> = new Map();

/** Values of a request: an address must not become too long. */
const AT_ONCE = 25;

async function countsOf(by: CountedBy, values: readonly string[]) {
  const requests = [];
  for (let at = 0; at < values.length; at += AT_ONCE) {
    const value = values.slice(at, at + AT_ONCE);
    requests.push(adminClient().ask('GET /admin/desk/counts', { by, value }));
  }
  const answers = await Promise.all(requests);
  return new Map(
    answers.flatMap(({ counts }) => counts.map(({ value, published }) => [value, published])),
  );
}

/**
 * Makes a column with the number of published articles that a category (by its `categorySlug`), an author or a tag has, and
 * the way to them in the desk. Those who see only their own articles have the number of these.
 * @param values those of all rows
 */
export function useCountColumn(by: CountedBy, values: readonly string[]) {
  const seesAll = isAtLeast(useRole(), 'editor');
  const { value: counts = none } = useLoaded(values.join('\n'), () => countsOf(by, values), {
    keepsFormer: true,
  });
  function cell(value: string, name: string): ReactNode {
    const count = counts.get(value);
    if (count === undefined) return null;
    const inWords = counted(count, words.articlesCounted);
    return (
      <a
        href={`${adminPatterns.articles}?${new URLSearchParams({ [by]: value })}`}
        aria-label={words.articlesOf(inWords, name)}
        className="prose-link inline-block py-1 tabular-nums"
      >
        <span className="max-md:hidden">{inDigits(count)}</span>
        {/* Phones show no heading of the column. */}
        <span className="md:hidden">{inWords}</span>
      </a>
    );
  }
  return <Row extends { name: string }>(valueIn: (row: Row) => string) => ({
    label: seesAll ? words.articles : words.yourArticles,
    cell: (row: Row) => cell(valueIn(row), row.name),
    className: 'md:w-28',
  });
}
