import type { ArticlePage } from '#core/article/article-page.ts';
import type { Correction } from '#core/article/corrections/correction.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { patterns, versionsPath } from '#ui/routes.ts';

interface CorrectionListProps {
  /** Newest first. */
  corrections: readonly Correction[];
}

/** Corrections with their dates. */
export const CorrectionList = ({ corrections }: CorrectionListProps) => (
  <ul className="grid gap-3">
    {corrections.map(({ at, text }) => (
      <li key={at + text} className="text-ui">
        <time dateTime={at} data-exact="" className="block text-meta">
          {exactTime(at)}
        </time>
        <p
          className="max-w-[60ch] font-serif text-[1.0625rem]/7 wrap-anywhere"
          {...writtenIn(text)}
        >
          {text}
        </p>
      </li>
    ))}
  </ul>
);

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
        Corrections
      </h2>
      <CorrectionList corrections={corrections} />
      <p className="mt-2 flex flex-wrap gap-x-5 text-ui print:hidden">
        {hasVersions ? (
          <a
            href={versionsPath(article)}
            className="prose-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            See what changed
          </a>
        ) : null}
        <a
          href={patterns.corrections}
          className="prose-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          All corrections
        </a>
      </p>
    </section>
  );
}
