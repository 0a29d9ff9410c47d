import type { PreviewPage as Preview } from '#core/article/preview-links/preview-page.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import type { Site } from '#core/site/site.ts';
import { EmbargoMark } from '#ui/kit/article/embargo-mark.tsx';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { patterns } from '#ui/routes.ts';
import { ArticlePage } from '../article/article-page.tsx';

interface PreviewPageProps {
  preview: Preview;
  site: Pick<Site, 'ads' | 'isDemo'>;
}

/** An article behind a preview link, as readers would see it, under a line that says what it is. */
export function PreviewPage({ preview, site }: PreviewPageProps) {
  const { article, until, embargoedUntil, isNewest, isPublic } = preview;
  return (
    <>
      <aside aria-label="Preview" className="border-strong border-b-2 bg-wash">
        <p className="wrap flex flex-wrap gap-x-2 py-2.5 text-ui">
          <b>Preview.</b>
          <span>
            {isPublic
              ? 'Readers may have other words of this article.'
              : 'This article is not published.'}{' '}
            {isNewest ? 'It is shown as it is written now.' : 'It is shown as it was then.'} The
            link ends on{' '}
            <time dateTime={until} data-exact="">
              {exactTime(until)}
            </time>
            .
          </span>
        </p>
      </aside>
      <div className="relative">
        {embargoedUntil ? <EmbargoMark end={exactTime(embargoedUntil)} /> : null}
        <ArticlePage article={article} site={site} hasAccount={false} />
      </div>
    </>
  );
}

/** In place of the article where the link has ended. */
export const PreviewEnded = () => (
  <div className="wrap grid justify-items-start gap-4 py-12">
    <h1 className="text-h2">Preview Link Ended</h1>
    <p className="max-w-[60ch] text-ink-2">
      This link has ended, was revoked, or was never one. Please ask for a new one.
    </p>
    <ButtonLink tone="line" href={patterns.home}>
      Go to the homepage
    </ButtonLink>
  </div>
);
