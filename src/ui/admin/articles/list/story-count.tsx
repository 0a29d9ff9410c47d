import type { CountedBy } from '#core/article/desk-list/desk-fields.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { adminPatterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/desk-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';

const none: ReadonlyMap<string, number> = new Map();

/**
 * Cells with the number of published articles that a category (by its slug), an author or a tag has, and the way to them in
 * the desk. `values` are those of the list that is shown.
 */
export function useStoryCount(by: CountedBy, values: readonly string[]) {
  const asked = values.join(',');
  const { value: counts = none } = useLoaded(
    asked,
    async () => {
      if (asked === '') return none;
      const answer = await adminClient().ask('GET /admin/desk/counts', { by, values: asked });
      return new Map(answer.counts.map(({ value, published }) => [value, published]));
    },
    { keepsFormer: true },
  );
  return (value: string, name: string) => {
    const count = counts.get(value);
    if (count === undefined) return null;
    const query = new URLSearchParams({ [by]: value });
    return (
      <a
        href={`${adminPatterns.articles}?${query}`}
        aria-label={words.articlesOf(counted(count, words.articlesCounted), name)}
        className="prose-link inline-block py-1 tabular-nums"
      >
        {inDigits(count)}
      </a>
    );
  };
}
