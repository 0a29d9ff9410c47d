import { useLoaderData } from 'react-router';
import type { CorrectionsPage as Corrections } from '#core/article/corrections/corrections-page.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { PageHeading } from '#ui/kit/design/page-heading.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { articlePath, patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { CorrectionList } from '../article/correction-list.tsx';
import { PagedArticles } from '../article-list/paged-articles.tsx';
import { WithRail } from '../article-list/with-rail.tsx';

/** Rules by which the site corrects, beside the list. */
const Rules = () => (
  <section aria-labelledby="how-we-correct">
    <BlockHeading id="how-we-correct">How we correct</BlockHeading>
    <div className="grid gap-3 text-ink-2 text-ui">
      <p>
        An error of fact is corrected in the article, with a note under it that says what was wrong.
        The note stays.
      </p>
      <p>Spelling and style are corrected without a note.</p>
      <p>
        <a href={patterns.contact} className="prose-link inline-flex min-h-6 items-center">
          Tell us about an error
        </a>
      </p>
    </div>
  </section>
);

/** All corrections, by article. */
function CorrectionsPage({ articles, page, pages }: Corrections) {
  return (
    <div className="wrap">
      <PageHeading>Corrections</PageHeading>
      <WithRail rail={<Rules />}>
        <PagedArticles
          first={patterns.corrections}
          page={page}
          pages={pages}
          none="Nothing was corrected yet."
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
        title={`Corrections - ${siteName}`}
        siteName={siteName}
        path={page === 1 ? patterns.corrections : `${patterns.corrections}?page=${page}`}
        description={`Errors of fact in ${siteName}, and how they were corrected.`}
      />
      <CorrectionsPage {...corrections} />
    </>
  );
}
