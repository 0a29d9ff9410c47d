import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { asksTooMuch, SEARCHED_WORDS } from '#core/search/asked-words.ts';
import type { SearchPage as FoundPage } from '#core/search/search.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { Pager } from '#ui/kit/design/pager.tsx';
import { searchPath } from '#ui/routes.ts';
import { ListRow, ListRows } from '../article-list/list-row.tsx';
import { MarkedText } from './marked-text.tsx';
import type { SearchQuery } from './search-query.ts';

function countOf({ total, page, pages }: FoundPage): string {
  const count = counted(total, { one: 'result', other: 'results' });
  return pages > 1 ? `${count}, page ${inDigits(page)} of ${inDigits(pages)}` : count;
}

interface SearchResultsProps {
  query: SearchQuery;
  found: FoundPage;
}

export function SearchResults({ query, found }: SearchResultsProps) {
  const { term, results, page, pages } = found;
  const hrefOf = (n: number): string =>
    searchPath({
      q: query.term,
      category: query.category,
      period: query.period,
      page: n === 1 ? '' : String(n),
    });
  return (
    <section aria-labelledby="results" className="mt-10">
      <BlockHeading id="results">
        Results for &quot;
        <LanguageSpan text={term} />
        &quot;
      </BlockHeading>
      <p role="status" className={results.length ? '-mt-2 mb-5 text-meta' : 'text-standfirst'}>
        {results.length ? countOf(found) : `No results found for "${term}". Try another search.`}
      </p>
      {asksTooMuch(term) ? (
        <p className="-mt-2 mb-5 text-meta">{`Only the first ${SEARCHED_WORDS} words were searched.`}</p>
      ) : null}
      {results.length ? (
        <ListRows>
          {results.map(({ article, title, excerpt }) => (
            <li key={article.id}>
              <ListRow
                article={article}
                level={3}
                hasKicker
                title={<MarkedText pieces={title} />}
                excerpt={excerpt.length ? <MarkedText pieces={excerpt} /> : undefined}
              />
            </li>
          ))}
        </ListRows>
      ) : null}
      <Pager page={page} pages={pages} hrefOf={hrefOf} label="Pages of results" />
    </section>
  );
}
