import type { ReactNode } from 'react';
import type { ArticlePage } from '#core/article/article-page.ts';
import { blockTypeOf, type ContentBlock, isImage } from '#core/article/content-block.ts';
import { contentsOf, subheadsOf } from '#core/article/subheads-of.ts';
import { Byline } from './byline.tsx';
import { Contents, FoldedContents } from './contents.tsx';
import { PREMIUM_TEXT } from './premium-text.ts';

/** True if a block reaches over the margin column. */
const coversMargin = (block: ContentBlock): boolean =>
  blockTypeOf(block) === 'pull-quote' || (isImage(block) && block.width === 'full');

interface ArticleColumnsProps {
  article: ArticlePage;
  /** The text. */
  children: ReactNode;
}

/**
 * An article's text, from 1024 px with the margin column at its left, which stays in view unless it is long
 * or blocks of the text reach over it.
 */
export function ArticleColumns({ article, children }: ArticleColumnsProps) {
  const { content, isPremium } = article;
  const contents = contentsOf(subheadsOf(content));
  const stays = contents.length === 0 && !content.some(coversMargin);
  return (
    <div className="gap-x-(--gutter) lg:grid lg:grid-cols-9">
      <div className="mt-7 flow-root min-w-0 lg:col-span-7 lg:col-start-3">
        <div className={`margin-column mt-0.5 max-lg:hidden ${stays ? 'sticky top-18' : ''}`}>
          <Byline article={article} look="column" />
          <Contents subheads={contents} />
        </div>
        <FoldedContents subheads={contents} />
        <div className={`text-column ${isPremium ? PREMIUM_TEXT : ''}`}>{children}</div>
      </div>
    </div>
  );
}
