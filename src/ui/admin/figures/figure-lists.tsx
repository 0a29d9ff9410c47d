import { inDigits } from '#core/locale/numbers.ts';
import * as words from '#ui/words/admin/figures-words.ts';
import { Panel } from '../dashboard/panel.tsx';

/** Number of views in lists; few are not told exactly. */
export const inRows = (views: number): string =>
  views > 0 && views < 5 ? words.fewerThanFive : inDigits(views);

interface FigureListProps {
  heading: string;
  rows: readonly { key: string; views: number }[];
  nameOf: (key: string) => string;
  /** Line under the list. */
  about?: string;
}

/** Most rows of a list. */
const MOST = 10;

/** Views by what they have in common, the most first, each with a bar. */
export function FigureList({ heading, rows, nameOf, about }: FigureListProps) {
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <Panel heading={heading}>
      {rows.length === 0 ? <p className="text-ink-2">{words.nothingYet}</p> : null}
      <ul className="empty:hidden">
        {rows.slice(0, MOST).map(({ key, views }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_4.5rem_auto] items-center gap-x-4 border-rule border-b py-2"
          >
            <span className="wrap-anywhere">{nameOf(key)}</span>
            <span aria-hidden="true" className="h-1.5 bg-wash-2">
              <span
                className="block h-full bg-ink"
                style={{ width: `${Math.max(2, (views / most) * 100)}%` }}
              />
            </span>
            <span className="min-w-14 text-end font-serif text-[1.0625rem] tabular-nums">
              {inRows(views)}
            </span>
          </li>
        ))}
      </ul>
      {about === undefined ? null : <p className="mt-2 text-meta">{about}</p>}
    </Panel>
  );
}
