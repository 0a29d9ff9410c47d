import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { EmptyState } from '#ui/kit/design/empty-state.tsx';
import { Pager } from '#ui/kit/design/pager.tsx';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/cards-words.ts';

interface PagedArticlesProps {
  /** Address of the first page; further ones have `?page=`. */
  first: string;
  page: number;
  pages: number;
  /** Sentence where there are no articles at all. */
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A page of a list of articles with links to the others; a note where it has none. */
export function PagedArticles({ first, page, pages, none, isEmpty, children }: PagedArticlesProps) {
  if (isEmpty) {
    return (
      <EmptyState
        heading={words.noArticlesFound}
        action={
          <ButtonLink href={patterns.home} tone="line">
            {words.backToHome}
          </ButtonLink>
        }
      >
        {none}
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      <Pager page={page} pages={pages} hrefOf={(n) => (n === 1 ? first : `${first}?page=${n}`)} />
    </>
  );
}
