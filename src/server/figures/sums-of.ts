import {
  type BotSum,
  type CountedViews,
  type Device,
  type HourSum,
  type PartSum,
  type Views,
  type VisitorSum,
  WHOLE_SITE,
} from '#core/figures/figures.ts';

/** The page at a path; `article` is '' for pages that are none. */
export interface ViewedPage {
  article: string;
  /** Slug of the section; '' for none. */
  section: string;
  /** Place of the article on the homepage; '' for none. */
  place: string;
}

/** Views of a path in an hour from one source, on one class of devices. */
export interface CountedPath extends Views {
  path: string;
  source: string;
  device: Device;
  hour: number;
  day: string;
}

/** Visitors who were new to a path on a day; '' is the whole site. */
export interface NewVisitors {
  path: string;
  day: string;
  visitors: number;
}

/** Counted since the last time, by paths. */
export interface Taken extends Pick<CountedViews, 'minutes'> {
  paths: readonly CountedPath[];
  newcomers: readonly NewVisitors[];
  bots: readonly BotSum[];
}

/** Adds up the rows that have the same key. */
function addedUp<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (sum: Row, row: Row) => void,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    if (sum) add(sum, row);
    else sums.set(keyOf(row), { ...row });
  }
  return [...sums.values()];
}

/** The sums that the views of a page belong to: that of the site, and that of its article. */
const articlesOf = ({ article }: ViewedPage): string[] =>
  article === '' ? [WHOLE_SITE] : [WHOLE_SITE, article];

const hoursOf = (page: ViewedPage, { hour, views, quarters, minutes }: CountedPath): HourSum[] =>
  articlesOf(page).map((article) => ({ article, hour, views, quarters, minutes }));

function partsOf(page: ViewedPage, { hour, source, device, views }: CountedPath): PartSum[] {
  const { section, place } = page;
  const keys = Object.entries({ source, device, section, place }) as [PartSum['part'], string][];
  return articlesOf(page).flatMap((article) =>
    keys.flatMap(([part, key]) =>
      key === '' || views === 0 ? [] : [{ article, hour, part, key, views }],
    ),
  );
}

/** Returns sums by what the pages at paths are. Views of paths without a page are those of bots. */
export function sumsOf(
  { paths, newcomers, bots, minutes }: Taken,
  pages: ReadonlyMap<string, ViewedPage>,
): CountedViews {
  const of = <Row>(make: (page: ViewedPage, counted: CountedPath) => Row[]): Row[] =>
    paths.flatMap((counted) => {
      const page = pages.get(counted.path);
      return page ? make(page, counted) : [];
    });
  const strayed = paths.flatMap(({ path, day, views }): BotSum[] =>
    pages.has(path) || views === 0 ? [] : [{ day, rule: 'no-page', views }],
  );
  const visitors = newcomers.flatMap(({ path, day, visitors: count }): VisitorSum[] => {
    if (path === '') return [{ article: WHOLE_SITE, day, visitors: count }];
    const article = pages.get(path)?.article ?? '';
    return article === '' ? [] : [{ article, day, visitors: count }];
  });
  return {
    hours: addedUp(
      of(hoursOf),
      ({ article, hour }) => `${article} ${hour}`,
      (sum, row) => {
        sum.views += row.views;
        sum.quarters += row.quarters;
        sum.minutes += row.minutes;
      },
    ),
    parts: addedUp(
      of(partsOf),
      ({ article, hour, part, key }) => `${article} ${hour} ${part} ${key}`,
      (sum, row) => {
        sum.views += row.views;
      },
    ),
    visitors: addedUp(
      visitors,
      ({ article, day }) => `${day} ${article}`,
      (sum, row) => {
        sum.visitors += row.visitors;
      },
    ),
    minutes,
    bots: addedUp(
      [...bots, ...strayed],
      ({ day, rule }) => `${day} ${rule}`,
      (sum, row) => {
        sum.views += row.views;
      },
    ),
  };
}
