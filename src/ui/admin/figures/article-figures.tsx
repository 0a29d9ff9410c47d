import type { FiguresPage } from '#core/figures/figures-page.ts';
import { allSlots, blockOf, type Slot } from '#core/front/front-plan.ts';
import { inDigits } from '#core/locale/numbers.ts';
import * as words from '#ui/words/admin/figures-words.ts';
import { placeName } from '#ui/words/admin/front-words.ts';
import { Panel } from '../dashboard/panel.tsx';
import { inRows } from './figure-lists.tsx';

const isSlot = (place: string): place is Slot => (allSlots as readonly string[]).includes(place);

/** Name of a place on the homepage, by its slot. */
export function placeOf(place: string): string {
  if (!isSlot(place)) return place;
  const block = blockOf(place);
  return placeName(block, inDigits(Number(place.slice(block.length + 1))));
}

interface ArticleFiguresProps extends Pick<FiguresPage, 'articles'> {
  /** Name of a section, by its slug. */
  sectionName: (slug: string) => string;
  /** Path of the figures of an article. */
  pathOf: (article: string) => string;
}

const headCell = 'py-2 pe-4 text-start font-semibold text-kicker text-ink-2';
const numberCell =
  'py-2.5 pe-6 text-end font-serif text-[1.0625rem] tabular-nums whitespace-nowrap';

/** The most viewed articles, each with a link to its own figures. */
export function ArticleFigures({ articles, sectionName, pathOf }: ArticleFiguresProps) {
  return (
    <Panel heading={words.articles}>
      {articles.length === 0 ? (
        <p className="text-ink-2">{words.nothingYet}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full min-w-[44rem]">
            <caption className="sr-only">{words.mostViewed(inDigits(articles.length))}</caption>
            <thead>
              <tr className="border-rule border-b">
                <th scope="col" className={headCell}>
                  {words.article}
                </th>
                <th scope="col" className={`${headCell} pe-6 text-end`}>
                  {words.views}
                </th>
                <th scope="col" className={`${headCell} pe-6 text-end`}>
                  {words.visitors}
                </th>
                <th scope="col" className={headCell}>
                  {words.section}
                </th>
                <th scope="col" className={headCell}>
                  {words.mostFrom}
                </th>
                <th scope="col" className={headCell}>
                  {words.onTheFront}
                </th>
              </tr>
            </thead>
            <tbody>
              {articles.map(({ id, title, section, views, visitors, source, place }) => (
                <tr key={id} className="border-rule border-b align-baseline">
                  <th
                    scope="row"
                    className="max-w-96 min-w-44 py-2.5 pe-4 text-start font-semibold"
                  >
                    <a href={pathOf(id)} className="wrap-anywhere hover:underline-ui">
                      {title ?? words.removedArticle}
                    </a>
                  </th>
                  <td className={numberCell}>{inRows(views)}</td>
                  <td className={numberCell}>{visitors === undefined ? '–' : inRows(visitors)}</td>
                  <td className="pe-4">{section === '' ? '–' : sectionName(section)}</td>
                  <td className="pe-4 wrap-anywhere">
                    {source === undefined ? '–' : words.sourceName(source)}
                  </td>
                  <td className="text-ink-2">{place === undefined ? '–' : placeOf(place)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
