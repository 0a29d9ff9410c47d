import { useLoaderData } from 'react-router';
import type { CorrectionsPage as Corrections } from '#core/article/corrections/corrections-page.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { PageHeading } from '#ui/kit/design/page-heading.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { articlePath, patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/versions-words.ts';
import { CorrectionList } from '../article/correction-list.tsx';
import { PagedArticles } from '../article-list/paged-articles.tsx';
import { WithRail } from '../article-list/with-rail.tsx';

/** Rules by which the site corrects, beside the list. */
const Rules = () => (
  <section aria-labelledby="how-we-correct">
    <BlockHeading id="how-we-correct">{words.howWeCorrect}</BlockHeading>
    <div className="grid gap-3 text-ink-2 text-ui">
      <p>{words.anErrorOfFact}</p>
      <p>{words.spellingAndStyleAreCorrected}</p>
      <p>
        <a href={patterns.contact} className="prose-link inline-flex min-h-6 items-center">
          {words.tellUsAboutAnError}
        </a>
      </p>
    </div>
  </section>
);

/** All corrections, by article. */
function CorrectionsPage({ articles, page, pages }: Corrections) {
  return (
    <div className="wrap">
      <PageHeading>{words.corrections}</PageHeading>
      <WithRail rail={<Rules />}>
        <PagedArticles
          first={patterns.corrections}
          page={page}
          pages={pages}
          none={words.nothingWasCorrectedYet}
          isEmpty={articles.length === 0}
        >
          <ul className="-mt-5">
            {articles.map((article) => (
              <li key={article.id} className="grid gap-2 border-rule border-b py-5">
                <h2 className="text-h4">
                  <a
                    href={articlePath(article)}
                    {...writtenIn(article.title)}
                    className="inline-block min-h-6 wrap-anywhere hover:underline-ui"
                  >
                    {article.title}
                  </a>
                </h2>
                <CorrectionList corrections={article.corrections} />
              </li>
            ))}
          </ul>
        </PagedArticles>
      </WithRail>
    </div>
  );
}

/** Loads a page of the corrections. */
export function loader(args: RouteArgs) {
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  return clientOf(args).ask('GET /corrections', { page });
}

export function Component() {
  const corrections = useLoaderData<typeof loader>();
  const { siteName } = useSite().site.settings;
  const { page } = corrections;
  return (
    <>
      <PageHead
        title={words.correctionsTitle(siteName)}
        siteName={siteName}
        path={page === 1 ? patterns.corrections : `${patterns.corrections}?page=${page}`}
        description={words.errorsOfFact(siteName)}
      />
      <CorrectionsPage {...corrections} />
    </>
  );
}
