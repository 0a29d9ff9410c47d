import type { Dashboard } from '#core/back-office/dashboard.ts';
import { shortDay } from '#core/locale/dates.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { counted } from '#core/locale/plural.ts';
import * as words from '#ui/words/admin/shell-words.ts';
import { Panel } from './panel.tsx';

const HEIGHT = 100;

const dayOf = (instant: string): string => shortDay(Date.parse(instant));

const inWords = (count: number): string => counted(count, words.articlesForms);

/** Articles published each week, as bars and as a table for screen readers. */
export function PublishedPlot({ published }: Pick<Dashboard, 'published'>) {
  const most = Math.max(1, ...published.map(({ count }) => count));
  const total = published.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel heading={words.publishedLately}>
      <p className="mb-3 text-ink-2">
        {words.inTheLastWeeks(inWords(total), inDigits(published.length))}
      </p>
      <ol aria-hidden="true" className="grid auto-cols-fr grid-flow-col">
        {published.map(({ from, count }) => (
          <li key={from} className="min-w-0 text-center">
            <span className="block text-label tabular-nums">{inDigits(count)}</span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 10 ${HEIGHT}`}
              preserveAspectRatio="none"
              className="block h-24 w-full border-strong border-b text-ink-2"
            >
              <rect
                x="1.5"
                width="7"
                height={(count / most) * HEIGHT}
                y={HEIGHT - (count / most) * HEIGHT}
                fill="currentColor"
              />
            </svg>
            <span className="mt-1 block text-meta max-sm:px-0.5 max-sm:text-tiny">
              {dayOf(from)}
            </span>
          </li>
        ))}
      </ol>
      <table className="sr-only">
        <caption>{words.articlesPublishedEachWeek}</caption>
        <thead>
          <tr>
            <th scope="col">{words.weekFrom}</th>
            <th scope="col">{words.published}</th>
          </tr>
        </thead>
        <tbody>
          {published.map(({ from, count }) => (
            <tr key={from}>
              <th scope="row">{dayOf(from)}</th>
              <td>{inWords(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
