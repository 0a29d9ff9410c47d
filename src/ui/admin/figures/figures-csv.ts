import type { FiguresPage } from '#core/figures/figures-page.ts';
import { csvOf } from '#core/text/csv.ts';
import * as words from '#ui/words/admin/figures-words.ts';
import { placeOf } from './article-figures.tsx';

/** Names by their key; a key without one stands for itself. */
export const nameIn =
  (names: Readonly<Record<string, string>>) =>
  (key: string): string =>
    names[key] ?? key;

interface FiguresCsvSetting {
  /** True if the points are hours of a day; otherwise they are days. */
  isDay: boolean;
  /** Name of a section, by its slug. */
  sectionName: (slug: string) => string;
}

/** Returns the figures of the page as CSV: the points of the plot, then each list. Few views of a list are not told exactly. */
export function figuresCsv(
  figures: FiguresPage,
  { isDay, sectionName }: FiguresCsvSetting,
): string {
  const rowsOf = (views: number): string =>
    views > 0 && views < 5 ? words.fewerThanFive : String(views);
  const listOf = (
    heading: string,
    rows: FiguresPage['sources'],
    nameOf: (key: string) => string,
  ): string[][] =>
    rows.length === 0
      ? []
      : [[], [heading, words.views], ...rows.map(({ key, views }) => [nameOf(key), rowsOf(views)])];
  const articles = figures.articles.map(({ id, title = '', section, views, visitors, source }) => [
    title || id,
    section === '' ? '' : sectionName(section),
    rowsOf(views),
    visitors === undefined ? '' : rowsOf(visitors),
    source === undefined ? '' : words.sourceName(source),
  ]);
  return csvOf([
    [isDay ? words.hour : words.day, words.views, words.usually],
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
    ...listOf(words.sections, figures.sections, sectionName),
    ...listOf(words.whereFrom, figures.sources, words.sourceName),
    ...listOf(words.devicesHeading, figures.devices, nameIn(words.devices)),
    ...listOf(words.placesHeading, figures.places, placeOf),
    ...listOf(
      words.botsHeading,
      figures.bots.map(({ rule, views }) => ({ key: rule, views })),
      nameIn(words.botRules),
    ),
  ]);
}
