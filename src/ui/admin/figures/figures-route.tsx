import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { type FigurePeriod, type FiguresPage, figurePeriods } from '#core/figures/figures-page.ts';
import { isoDay } from '#core/locale/calendar-days.ts';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { articlePath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/figures-words.ts';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { saveFile } from '../parts/save-file.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { ArticleFigures, placeOf } from './article-figures.tsx';
import { FigureList } from './figure-lists.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { figuresCsv, nameIn } from './figures-csv.ts';
import { figuresPath } from './figures-path.ts';
import { ViewsPlot } from './views-plot.tsx';

/** Milliseconds after which the figures are read again. */
const RENEWED = 30_000;

const periodIn = (search: URLSearchParams): FigurePeriod =>
  figurePeriods.find((one) => one === search.get('period')) ?? 'today';

/** Path of the figures of a period; today’s has none in its address. */
const pathOf = (period: FigurePeriod, article?: string): string =>
  figuresPath({ article, ...(period === 'today' ? {} : { period }) });

const isOneDay = (period: FigurePeriod): boolean => period === 'today' || period === 'yesterday';

export async function loader(args: RouteArgs) {
  const { searchParams } = new URL(args.request.url);
  const period = periodIn(searchParams);
  const article = searchParams.get('article') ?? undefined;
  const figures = await adminClientOf(args).ask('GET /admin/figures', {
    period,
    ...(article === undefined ? {} : { article }),
  });
  return { period, article, figures };
}

/** Reads the figures again while the page is open. */
function useRenewal(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, RENEWED);
    return () => clearInterval(timer);
  }, [revalidate]);
}

interface PeriodsProps {
  period: FigurePeriod;
  article: string | undefined;
}

const Periods = ({ period, article }: PeriodsProps) => (
  <nav aria-label={words.period} className="mb-4">
    <ul className="inline-flex flex-wrap border border-edge">
      {figurePeriods.map((one) => (
        <li key={one} className="border-edge not-first:border-s">
          <a
            href={pathOf(one, article)}
            aria-current={one === period ? 'page' : undefined}
            className="inline-flex min-h-9 items-center px-3.5 font-semibold hover:bg-wash aria-[current]:bg-ink aria-[current]:text-on-ink pointer-coarse:min-h-11"
          >
            {words.periods[one]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Breakdowns of the views: of the site by sections, of an article by its places on the homepage. */
function Breakdowns({ figures, isArticle }: { figures: FiguresPage; isArticle: boolean }) {
  const sectionName = useSectionName();
  const { sections, sources, devices, places, bots } = figures;
  const botRows = bots.map(({ rule, views }) => ({ key: rule, views }));
  return (
    <div className="mt-7 grid gap-x-10 gap-y-7 md:grid-cols-2 xl:grid-cols-3">
      {isArticle ? null : (
        <FigureList heading={words.sections} rows={sections} nameOf={sectionName} />
      )}
      <FigureList heading={words.whereFrom} rows={sources} nameOf={words.sourceName} />
      <FigureList
        heading={words.devicesHeading}
        rows={devices}
        nameOf={nameIn(words.devices)}
        about={words.fromTheWidth}
      />
      {isArticle ? (
        <FigureList heading={words.placesHeading} rows={places} nameOf={placeOf} />
      ) : (
        <FigureList heading={words.botsHeading} rows={botRows} nameOf={nameIn(words.botRules)} />
      )}
    </div>
  );
}

/** Returns the name of a section by its slug. */
function useSectionName(): (slug: string) => string {
  const { categories } = useBackOffice().site;
  return (slug) => categories.find((one) => one.slug === slug)?.name ?? slug;
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Figures({ period, article, figures }: Loaded) {
  const sectionName = useSectionName();
  const { begun, zone, points } = figures;
  const isDay = isOneDay(period);
  if (begun === undefined) return <p className="text-ink-2">{words.countingBegins}</p>;
  return (
    <>
      <Periods period={period} article={article} />
      <FigureTiles figures={figures} period={period} />
      <ViewsPlot key={period} points={points} zone={zone} isDay={isDay} />
      {article === undefined ? (
        <div className="mt-7">
          <ArticleFigures
            articles={figures.articles}
            sectionName={sectionName}
            pathOf={(id) => pathOf(period, id)}
          />
        </div>
      ) : null}
      <Breakdowns figures={figures} isArticle={article !== undefined} />
      <p className="mt-10 max-w-[80ch] bg-wash px-4 py-3 text-meta">
        <b className="text-ink">{words.howCounted}</b> {words.howCountedText}
      </p>
    </>
  );
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { article, figures, period } = loaded;
  const sectionName = useSectionName();
  useRenewal();
  if (!figures.isCounted) {
    return (
      <AdminPage title={words.figures}>
        <p className="max-w-prose text-ink-2">{words.browserEdition}</p>
      </AdminPage>
    );
  }
  const name = article ?? 'site';
  function save(): void {
    const csv = figuresCsv(figures, { isDay: isOneDay(period), sectionName });
    const file = `figures-${name}-${period}-${isoDay(new Date())}.csv`;
    saveFile(new File([csv], file, { type: 'text/csv;charset=utf-8' }));
  }
  return (
    <AdminPage
      title={figures.article?.title ?? words.figures}
      action={
        <Button tone="line" size="small" onClick={save} className="pointer-coarse:min-h-11">
          <AdminIcon name="download" />
          {words.csv}
        </Button>
      }
    >
      {article === undefined ? null : (
        <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
          <a href={pathOf(period)} className="prose-link inline-block py-1">
            {words.backToFigures}
          </a>
          {figures.article ? (
            <a
              href={articlePath(figures.article)}
              target="_blank"
              rel="noreferrer"
              className="prose-link inline-block py-1"
            >
              {words.openTheArticle}
            </a>
          ) : (
            <span className="py-1 text-ink-2">{words.noSuchArticle}</span>
          )}
        </p>
      )}
      <Figures {...loaded} />
    </AdminPage>
  );
}
