import type { ReactNode } from 'react';
import type { ArticlePage } from '#core/article/article-page.ts';
import { blockTypeOf, type ContentBlock, isImage } from '#core/article/content-block.ts';
import { contentsOf, type Subhead, subheadsOf } from '#core/article/subheads-of.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import * as words from '#ui/words/article-words.ts';
import { ArticleByline } from './article-byline.tsx';
import { PREMIUM_TEXT } from './premium-text.ts';

interface ContentsProps {
  /** The subheadings to list; without any there are no contents. */
  subheads: readonly Subhead[];
}

function Links({ subheads, className }: ContentsProps & { className: string }) {
  return (
    <ol>
      {subheads.map(({ block: { content }, anchor }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className={`block text-ink-2 wrap-anywhere hover:text-ink hover:underline-ui ${className}`}
            {...writtenIn(content)}
          >
            {content}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The contents of an article in the margin column, from 1024 px. */
function Contents({ subheads }: ContentsProps) {
  if (subheads.length === 0) return null;
  return (
    <nav aria-labelledby="contents" className="mt-4 border-rule border-t pt-3">
      <h2 id="contents" className="mb-1 font-bold text-[0.875rem]/5">
        {words.inThisArticle}
      </h2>
      <Links subheads={subheads} className="py-1.5 text-[0.875rem]/[1.1875rem]" />
    </nav>
  );
}

/** The contents above the text, folded, on smaller screens. */
function FoldedContents({ subheads }: ContentsProps) {
  if (subheads.length === 0) return null;
  return (
    <details className="group mb-7 max-w-prose border-rule border-y font-sans lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-2 font-bold text-[0.9375rem]/5 [&::-webkit-details-marker]:hidden">
        {words.inThisArticle}
        <Icon
          name="chevron-down"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <nav aria-label={words.inThisArticle} className="pb-2">
        <Links subheads={subheads} className="py-2.5 text-[0.9375rem]/[1.1875rem]" />
      </nav>
    </details>
  );
}

/** True if a block reaches over the margin column. */
const coversMargin = (block: ContentBlock): boolean =>
  blockTypeOf(block) === 'pull-quote' || (isImage(block) && block.width === 'full');

interface ArticleColumnsProps {
  article: ArticlePage;
  /** The text. */
  children: ReactNode;
  /** Elements after the text, in its column. */
  end: ReactNode;
}

/**
 * An article's text, from 1024 px with the margin column at its left, which stays in view unless it is long
 * or blocks of the text reach over it.
 */
export function ArticleColumns({ article, children, end }: ArticleColumnsProps) {
  const { content, isPremium } = article;
  const contents = contentsOf(subheadsOf(content));
  const stays = contents.length === 0 && !content.some(coversMargin);
  return (
    <div className="gap-x-(--gutter) lg:grid lg:grid-cols-9">
      <div className="mt-7 flow-root min-w-0 lg:col-span-7 lg:col-start-3">
        <div className={`margin-column mt-0.5 max-lg:hidden ${stays ? 'sticky top-18' : ''}`}>
          <ArticleByline article={article} look="column" />
          <Contents subheads={contents} />
        </div>
        <FoldedContents subheads={contents} />
        <div className={`text-column ${isPremium ? PREMIUM_TEXT : ''}`}>{children}</div>
        {end}
      </div>
    </div>
  );
}
