import type { ArticlePage } from '#core/article/article-page.ts';
import { patterns, versionsPath } from '#ui/routes.ts';
import * as words from '#ui/words/article-words.ts';
import { CorrectionList } from './correction-list.tsx';

/** Corrections of an article, below its text. */
export function Corrections({ article }: { article: ArticlePage }) {
  const { corrections = [], hasVersions } = article;
  if (corrections.length === 0) return null;
  return (
    <section
      aria-labelledby="corrections"
      className="mt-8 border-ink border-t-2 border-b border-b-rule py-4"
    >
      <h2 id="corrections" className="mb-2 font-bold text-ui">
        {words.corrections}
      </h2>
      <CorrectionList corrections={corrections} />
      <p className="mt-2 flex flex-wrap gap-x-5 text-ui print:hidden">
        {hasVersions ? (
          <a
            href={versionsPath(article)}
            className="prose-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            {words.seeWhatChanged}
          </a>
        ) : null}
        <a
          href={patterns.corrections}
          className="prose-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          {words.allCorrections}
        </a>
      </p>
    </section>
  );
}
