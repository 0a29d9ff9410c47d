import type { FiguresPage } from '#core/figures/figures-page.ts';
import { csvOf } from '#core/text/csv.ts';
import * as words from '#ui/words/admin/figures-words.ts';

/** Returns what the page of figures shows as CSV: the points of the plot, then each list. Few views are not told exactly. */
export function figuresCsv(figures: FiguresPage): string {
  const rowsOf = (views: number): string =>
    views > 0 && views < 5 ? words.fewerThanFive : String(views);
  const listOf = (
    heading: string,
    rows: FiguresPage['sources'],
    nameOf: (key: string) => string = (key) => key,
  ): string[][] =>
    rows.length === 0
      ? []
      : [[], [heading, words.views], ...rows.map(({ key, views }) => [nameOf(key), rowsOf(views)])];
  const articles = figures.articles.map(({ id, title = '', section, views, visitors, source }) => [
    title || id,
    section,
    rowsOf(views),
    visitors === undefined ? '' : rowsOf(visitors),
    source === undefined ? '' : words.sourceName(source),
  ]);
  return csvOf([
    [words.hour, words.views, words.usually],
    ...figures.points.map(({ at, views, usual }) => [
      at,
      views === undefined ? '' : String(views),
      usual === undefined ? '' : String(usual),
    ]),
    ...(articles.length > 0
      ? [
          [],
          [words.article, words.section, words.views, words.visitors, words.mostFrom],
          ...articles,
        ]
      : []),
    ...listOf(words.sections, figures.sections),
    ...listOf(words.whereFrom, figures.sources, words.sourceName),
    ...listOf(words.devicesHeading, figures.devices),
  ]);
}
