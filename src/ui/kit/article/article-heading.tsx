import type { ReactNode } from 'react';
import type { ArticleHead } from '#core/article/article-page.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { categoryPath } from '#ui/routes.ts';

/** Length in characters from which a headline is set a size smaller. */
const LONG_HEADLINE = 110;

const categoryLook =
  'mb-1 block w-fit max-w-full py-0.5 text-[0.875rem]/5 text-kicker tracking-[0.04em]';

interface ArticleHeadingProps {
  article: ArticleHead;
  /** For the editor's preview: no `h1`, no links. */
  isPreview?: boolean;
  /** Content below the standfirst, such as the byline. */
  children?: ReactNode;
}

/** Heading of an article: kicker or category, headline, optional standfirst. */
export function ArticleHeading({ article, isPreview = false, children }: ArticleHeadingProps) {
  const { kicker, category, title, standfirst } = article;
  const above = kicker ?? category.name;
  const Heading = isPreview ? 'h3' : 'h1';
  return (
    <header>
      {above !== '' &&
        (isPreview || category.name === '' ? (
          <p className={categoryLook}>{above.toUpperCase()}</p>
        ) : (
          <a
            href={categoryPath(category.slug)}
            {...writtenIn(above)}
            className={`${categoryLook} hover:underline-ui`}
          >
            {above.toUpperCase()}
          </a>
        ))}
      <Heading
        className={title.length > LONG_HEADLINE ? 'text-h2' : 'text-h1'}
        {...writtenIn(title)}
      >
        {title}
      </Heading>
      {standfirst && (
        <p className="mt-3.5 max-w-[60ch] text-standfirst" {...writtenIn(standfirst)}>
          {standfirst}
        </p>
      )}
      {children}
    </header>
  );
}
