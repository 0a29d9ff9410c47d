import { useLoaderData } from 'react-router';
import type { CategoryLink } from '#core/article/article-card.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import { asksTooMuch, SEARCHED_WORDS } from '#core/search/asked-words.ts';
import type { SearchPage as FoundPage, MarkedText as Pieces } from '#core/search/search.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { Pager } from '#ui/kit/design/pager.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { DidYouMean } from '#ui/kit/frame/did-you-mean.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { patterns, searchPath } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/search-words.ts';
import { ListRow, ListRows } from '../article-list/list-row.tsx';
import { SearchForm } from './search-form.island.tsx';
import { EMPTY_TERM, type SearchQuery, searchQueryOf } from './search-query.ts';

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

function countOf({ total, page, pages }: FoundPage): string {
  const count = counted(total, words.results);
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

interface SearchPageProps {
  query: SearchQuery;
  categories: CategoryLink[];
  /** Search results; `undefined` before the first search. */
  found?: FoundPage | undefined;
}

function SearchPage({ query, categories, found }: SearchPageProps) {
  return (
    <div className="wrap pt-7 pb-4 md:pb-6">
      <div className="lg:max-w-[75%]">
        <h1 className="mb-4 text-splash">{words.searchNews}</h1>
        <SearchForm query={query} categories={categories} />
        <SearchResults query={query} found={found} />
      </div>
    </div>
  );
}

export async function loader(args: RouteArgs) {
  const query = searchQueryOf(args.request.url);
  if (query.isBlank) return { query, toast: { title: EMPTY_TERM, isError: true } };
  if (query.term === '') return { query };
  const { term, category, period, page } = query;
  const found = await clientOf(args).ask('GET /search', {
    q: term,
    page,
    ...(category && { category }),
    ...(period && { period }),
  });
  return { query, found };
}

export function Component() {
  const { query, found } = useLoaderData<typeof loader>();
  const { settings, categories } = useSite().site;
  const title = found ? words.resultsForWith(found.term) : words.searchNews;
  return (
    <>
      <PageHead
        title={`${title} - ${settings.siteName}`}
        siteName={settings.siteName}
        path={patterns.search}
        description={words.searchEveryArticle(settings.siteName)}
        // Only the empty form is indexed: results are lists of pages that are indexed already.
        isUnlisted={found !== undefined || query.isBlank}
      />
      <SearchPage query={query} categories={categories} found={found} />
    </>
  );
}
