import { useRouteLoaderData } from 'react-router';
import type { ArticleCard } from '#core/article/article-card.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { Button, ButtonLink } from '#ui/kit/design/button.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { patterns } from '#ui/routes.ts';
import type { SiteData } from '#ui/site-route.tsx';
import * as words from '#ui/words/errors-words.ts';
import { ListRow, ListRows } from '../article-list/list-row.tsx';

interface NotFoundPageProps {
  /** Articles to suggest. */
  latest?: ArticleCard[];
  /** True at the address of a withdrawn article. */
  isWithdrawn?: boolean;
}

/** Number, heading and sentence of the page. */
const unknown = {
  status: 404,
  heading: words.pageNotFound,
  text: words.oopsThePage,
};
const withdrawn = {
  status: 410,
  heading: words.articleWithdrawn,
  text: words.thisArticleWasPublished,
};

/** Page for an unknown address, or that of a withdrawn article. Also renders without the site's data. */
export function NotFoundPage({ latest = [], isWithdrawn = false }: NotFoundPageProps) {
  const { status, heading, text } = isWithdrawn ? withdrawn : unknown;
  const site = useRouteLoaderData<SiteData>('site');
  const siteName = site?.site.settings.siteName;
  return (
    <>
      <title>{siteName ? `${heading} - ${siteName}` : heading}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap pt-6">
        <p className="relative grid h-50 items-end overflow-hidden border-b-4 border-strong">
          <span className="half-disc absolute bottom-0 start-0 [--disc-width:min(21.25rem,100%)] [--disc:var(--mark)]" />
          <b className="relative w-[min(21.25rem,100%)] text-center font-serif text-[7.25rem]/25 font-bold tracking-[-.04em] text-on-sun forced-colors:text-[CanvasText]">
            {status}
          </b>
        </p>
        <h1 className="mt-5 text-h2">{heading}</h1>
        <p className="mt-2 mb-[1.125rem] max-w-[56ch] text-ink-2">{text}</p>
        <ButtonLink href={patterns.home}>{words.goBackToHomepage}</ButtonLink>
        <search>
          <form
            method="get"
            action={patterns.search}
            className="mt-8 flex max-w-prose items-start gap-2"
          >
            <div className="flex min-w-0 flex-1">
              <TextField
                label={words.searchTerm}
                isLabelHidden
                name="q"
                type="search"
                placeholder={words.searchForNewsTopicsEtc}
              />
            </div>
            <Button type="submit" tone="line">
              {words.search}
            </Button>
          </form>
        </search>
        {latest.length > 0 && (
          <section aria-labelledby="latest" className="mt-12 lg:max-w-[75%]">
            <BlockHeading id="latest">{words.latestNews}</BlockHeading>
            <ListRows>
              {latest.map((article) => (
                <li key={article.id}>
                  <ListRow article={article} level={3} hasKicker />
                </li>
              ))}
            </ListRows>
          </section>
        )}
      </div>
    </>
  );
}
