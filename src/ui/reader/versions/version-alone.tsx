import { headTextsOf } from '#core/article/head-texts.ts';
import type { ShownVersion, VersionsPage } from '#core/article/published-versions/versions-page.ts';
import { ArticleBlocks } from '#ui/kit/article/article-blocks.tsx';
import { ArticleHeading } from '#ui/kit/article/article-heading.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { articlePath, versionsPath } from '#ui/routes.ts';
import * as versionsWords from '#ui/words/versions-words.ts';

interface VersionAloneProps {
  article: VersionsPage['article'];
  version: ShownVersion;
  /** When and how it was published. */
  name: string;
}

/** One earlier version of an article, as it read then, under a line that says what it is. */
export function VersionAlone({ article, version: { id, words }, name }: VersionAloneProps) {
  const { title, credit, content } = words;
  const head = {
    ...article,
    title,
    ...headTextsOf(words),
  };
  return (
    <article className="mt-4">
      <p className="mb-6 border-sun border-s-3 ps-3 text-ui">
        <Sentence
          words={versionsWords.anEarlierVersionNamed}
          slots={{
            b: (words) => <b>{words}</b>,
            version: () => name,
            newest: (words) => (
              <a href={articlePath(article)} className="prose-link">
                {words}
              </a>
            ),
            changes: (words) => (
              <a
                href={`${versionsPath(article)}?before=${encodeURIComponent(id)}`}
                className="prose-link"
              >
                {words}
              </a>
            ),
          }}
        />
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
