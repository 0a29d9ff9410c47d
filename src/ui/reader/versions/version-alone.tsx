import type { ShownVersion, VersionsPage } from '#core/article/published-versions/versions-page.ts';
import { ArticleBlocks } from '#ui/kit/article/article-blocks.tsx';
import { ArticleHeading } from '#ui/kit/article/article-heading.tsx';
import { articlePath, versionsPath } from '#ui/routes.ts';

interface VersionAloneProps {
  article: VersionsPage['article'];
  version: ShownVersion;
  /** When and how it was published. */
  name: string;
}

/** One earlier version of an article, as it read then, under a line that says what it is. */
export function VersionAlone({ article, version: { id, words }, name }: VersionAloneProps) {
  const { title, kicker, standfirst, credit, content } = words;
  const head = {
    ...article,
    title,
    ...(kicker ? { kicker } : {}),
    ...(standfirst ? { standfirst } : {}),
  };
  return (
    <article className="mt-4">
      <p className="mb-6 border-sun border-l-3 pl-3 text-ui">
        <b>An earlier version.</b> {name}.{' '}
        <a href={articlePath(article)} className="prose-link">
          Read the newest one
        </a>{' '}
        or see{' '}
        <a
          href={`${versionsPath(article)}?before=${encodeURIComponent(id)}`}
          className="prose-link"
        >
          what changed since
        </a>
        .
      </p>
      <ArticleHeading article={head}>
        {credit ? <p className="mt-3 text-ui">{credit}</p> : null}
      </ArticleHeading>
      <div className="text-column mt-6">
        <ArticleBlocks blocks={content} title={title} placeholder={0} related={[]} />
      </div>
    </article>
  );
}
