import { useEffect, useState } from 'react';
import type { SearchPage } from '#core/search/search.ts';
import { articlePath, searchPath } from '#ui/routes.ts';
import * as words from '#ui/words/search-words.ts';
import { Icon } from '../design/icon.tsx';
import { writtenIn } from '../design/written-in.ts';
import { countedResults } from './counted-results.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { findArticles } from './quick-search.ts';

/** Milliseconds for which the field rests before results are asked for. */
const REST = 250;

/** Results shown here; the search page has all. */
const SHOWN = 6;

/** Results for a term, once typing rests; those before stay until new ones come. */
function useResults(term: string): { found: SearchPage | undefined; isLost: boolean } {
  const [found, setFound] = useState<SearchPage>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isPast = false;
    const timer = setTimeout(() => {
      findArticles(term).then(
        (page) => {
          if (isPast) return;
          setFound(page);
          setLost(false);
        },
        () => {
          if (isPast) return;
          setFound(undefined);
          setLost(true);
        },
      );
    }, REST);
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [term]);
  return { found, isLost };
}

function Results({ results, total, isMore, term, suggestion }: SearchPage) {
  return (
    <>
      {suggestion ? (
        <DidYouMean
          suggestion={suggestion}
          href={searchPath({ q: suggestion })}
          className="py-2.5"
        />
      ) : null}
      <ul className="[&>li+li]:border-rule [&>li+li]:border-t">
        {results.slice(0, SHOWN).map(({ article }) => (
          <li key={article.id}>
            <a data-stop="" href={articlePath(article)} className="block py-2.5 hover:underline-ui">
              <span className="block text-meta">{article.category.name}</span>
              <span className="block text-nav" {...writtenIn(article.title)}>
                {article.title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {total > SHOWN ? (
        <a
          data-stop=""
          href={searchPath({ q: term })}
          className="flex min-h-11 items-center gap-1.5 border-rule border-t text-label hover:underline-ui"
        >
          {isMore ? words.everyResult : words.allResults(countedResults({ total }))}
          <Icon name="chevron-right" className="size-4" />
        </a>
      ) : null}
    </>
  );
}

interface QuickResultsProps {
  term: string;
  /** Called when a link is followed. */
  onLeave: () => void;
  className: string;
}

/** Results for what is typed into the header's field; without a box until the first ones come. */
export function QuickResults({ term, onLeave, className }: QuickResultsProps) {
  const { found, isLost } = useResults(term);
  const isNothing = found !== undefined && found.results.length === 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by Enter too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are what is pressed
    <div
      // A press beside a link must not take the focus from the field, which would close the results.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onLeave();
      }}
      className={found || isLost ? className : 'sr-only'}
    >
      <p role="status" className={isNothing || isLost ? 'py-2.5 text-ui' : 'sr-only'}>
        {isLost && words.resultsDidNotCome}
        {!isLost && isNothing && words.noResultsFoundForTry(found.term)}
        {!isLost && found && !isNothing && countedResults(found)}
      </p>
      {found ? <Results {...found} /> : null}
    </div>
  );
}
