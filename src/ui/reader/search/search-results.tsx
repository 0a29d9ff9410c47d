import { inDigits } from '#core/locale/numbers.ts';
import { asksTooMuch, SEARCHED_WORDS } from '#core/search/asked-words.ts';
import type { SearchPage as FoundPage, MarkedText as Pieces } from '#core/search/search.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { Pager } from '#ui/kit/design/pager.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { countedResults } from '#ui/kit/frame/counted-results.ts';
import { DidYouMean } from '#ui/kit/frame/did-you-mean.tsx';
import { searchPath } from '#ui/routes.ts';
import * as words from '#ui/words/search-words.ts';
import { ListRow, ListRows } from '../article-list/list-row.tsx';
import type { SearchQuery } from './search-query.ts';

/** Text with its search matches marked. */
function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a piece
      <mark key={at} className="bg-sun text-on-sun">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function countOf({ page, pages, ...found }: FoundPage): string {
  const count = countedResults(found);
  return pages > 1 ? words.pageOf(count, inDigits(page), inDigits(pages)) : count;
}

interface FoundProps {
  query: SearchQuery;
  found: FoundPage;
}

/** The articles that were found, by pages. */
function FoundList({ query, found: { term, results, page, pages, suggestion } }: FoundProps) {
  const filters = { category: query.category, period: query.period };
  const hrefOf = (n: number): string =>
    searchPath({ ...filters, q: query.term, page: n === 1 ? '' : String(n) });
  return (
    <>
      {asksTooMuch(term) ? (
        <p className="-mt-2 mb-5 text-meta">{words.onlyTheFirstWords(SEARCHED_WORDS)}</p>
      ) : null}
      {suggestion ? (
        <DidYouMean
          suggestion={suggestion}
          href={searchPath({ ...filters, q: suggestion })}
          className="mb-5"
        />
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
      <Pager page={page} pages={pages} hrefOf={hrefOf} label={words.pagesOfResults} />
    </>
  );
}

const countLook = (found: FoundPage): string =>
  found.results.length ? '-mt-2 mb-5 text-meta' : 'text-standfirst';

interface SearchResultsProps {
  query: SearchQuery;
  /** `undefined` before the first search. */
  found: FoundPage | undefined;
}

/** Results of a search. Its parts are there before the first one, so that the count is announced when it comes. */
export const SearchResults = ({ query, found }: SearchResultsProps) => (
  <section aria-labelledby={found ? 'results' : undefined}>
    <div data-found="heading" className={found ? 'mt-10' : ''}>
      {found ? (
        <BlockHeading id="results">
          <Sentence
            words={words.resultsForTerm}
            slots={{ term: () => <LanguageSpan text={found.term} /> }}
          />
        </BlockHeading>
      ) : null}
    </div>
    <p role="status" data-found="count" className={found ? countLook(found) : ''}>
      {found?.results.length ? countOf(found) : found && words.noResultsFoundForTry(found.term)}
    </p>
    <div data-found="list">{found ? <FoundList query={query} found={found} /> : null}</div>
  </section>
);
