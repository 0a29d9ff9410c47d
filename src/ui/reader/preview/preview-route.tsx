import { data, useLoaderData } from 'react-router';
import { Problem } from '#api/problem.ts';
import type { PreviewPage as Preview } from '#core/article/preview-links/preview-link.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import type { Site } from '#core/site/site.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { EmbargoMark } from '#ui/kit/article/embargo-mark.tsx';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/article-words.ts';
import { ArticleLayout } from '../article/article-layout.tsx';

interface PreviewPageProps {
  preview: Preview;
  site: Pick<Site, 'ads' | 'isDemo' | 'look'>;
}

/** An article behind a preview link, as readers would see it, under a line that says what it is. */
function PreviewPage({ preview, site }: PreviewPageProps) {
  const { article, until, embargoedUntil, isNewest, isPublic } = preview;
  return (
    <>
      <aside aria-label={words.preview} className="border-strong border-b-2 bg-wash">
        <p className="wrap flex flex-wrap gap-x-2 py-2.5 text-ui">
          <b>{words.previewSentence}</b>
          <span>
            {isPublic ? words.readersMaySeeAnotherVersion : words.thisArticleIsNotPublished}{' '}
            {isNewest ? words.itIsShownAsItIsNow : words.itIsShownAsItWasThen}{' '}
            <Sentence
              words={words.theLinkEnds}
              slots={{
                time: () => (
                  <time dateTime={until} data-exact="">
                    {exactTime(until)}
                  </time>
                ),
              }}
            />
          </span>
        </p>
      </aside>
      <div className="relative">
        {embargoedUntil ? <EmbargoMark end={exactTime(embargoedUntil)} /> : null}
        <ArticleLayout article={article} site={site} hasAccount={false} />
      </div>
    </>
  );
}

/** In place of the article where the link has ended. */
const PreviewEnded = () => (
  <div className="wrap grid justify-items-start gap-4 py-12">
    <h1 className="text-h2">{words.previewLinkEnded}</h1>
    <p className="max-w-[60ch] text-ink-2">{words.thisLinkHasExpired}</p>
    <ButtonLink tone="line" href={patterns.home}>
      {words.goToTheHomepage}
    </ButtonLink>
  </div>
);

/** Loads the article behind a preview link. For a link that ended, or never was, status 404. */
export async function loader(args: RouteArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  try {
    return data({ preview: await clientOf(args).ask('GET /preview', { token }) }, { status: 200 });
  } catch (error) {
    if (!(error instanceof Problem && error.details.kind === 'not-found')) throw error;
    return data({ preview: undefined }, { status: 404 });
  }
}

export function Component() {
  const { preview } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const { siteName } = site.settings;
  const title = preview ? words.previewNamed(preview.article.title) : words.previewLinkEnded;
  return (
    <>
      <PageHead
        title={`${title} - ${siteName}`}
        siteName={siteName}
        path={patterns.preview}
        description={words.aPreviewOfAnArticle(siteName)}
        isUnlisted
      />
      {preview ? <PreviewPage preview={preview} site={site} /> : <PreviewEnded />}
    </>
  );
}
