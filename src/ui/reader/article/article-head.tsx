import type { ArticlePage } from '#core/article/article-page.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { categoryPath } from '#ui/routes.ts';
import { Byline } from './byline.tsx';

/** A headline of more characters than this is set a size smaller. */
const LONG_HEADLINE = 110;

/** Category, headline, standfirst where the record has one, and on small screens the byline. */
export function ArticleHead({ article }: { article: ArticlePage }) {
  const { category, title, standfirst } = article;
  return (
    <header>
      {category.name !== '' && (
        <a
          href={categoryPath(category.name)}
          {...writtenIn(category.name)}
          className="mb-1 block w-fit max-w-full py-0.5 text-[0.875rem]/5 text-kicker tracking-[0.04em] hover:underline-ui"
        >
          {category.name.toUpperCase()}
        </a>
      )}
      <h1 className={title.length > LONG_HEADLINE ? 'text-h2' : 'text-h1'} {...writtenIn(title)}>
        {title}
      </h1>
      {standfirst && (
        <p className="mt-3.5 max-w-[60ch] text-standfirst" {...writtenIn(standfirst)}>
          {standfirst}
        </p>
      )}
      <Byline article={article} look="row" />
    </header>
  );
}
