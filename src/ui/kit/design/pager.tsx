import * as words from '#ui/words/kit-words.ts';
import { Icon } from './icon.tsx';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  label?: string;
}

/** Page numbers to link: the first, the last and those around the current one; 0 marks a gap. */
function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((n, at) => {
    const before = sorted[at - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [0, n] : [n];
  });
}

const cell =
  'grid h-11 min-w-11 place-items-center rounded-1 px-2 text-label [a]:hover:bg-wash aria-[current]:bg-ink aria-[current]:text-on-ink';

/** Links to numbered pages; nothing if there is only one page. */
export function Pager({ page, pages, hrefOf, label = words.pages }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="mt-2 border-rule border-t pt-4">
      <ul className="flex flex-wrap items-center gap-1">
        {shownPages(page, pages).map((n, at) => (
          <li key={n || `gap-${at}`}>
            {n === 0 ? (
              <span className={cell}>…</span>
            ) : (
              <a
                href={hrefOf(n)}
                aria-label={words.page(n)}
                aria-current={n === page ? 'page' : undefined}
                className={cell}
              >
                {n}
              </a>
            )}
          </li>
        ))}
        {page < pages ? (
          <li className="ms-auto">
            <a
              href={hrefOf(page + 1)}
              rel="next"
              className="inline-flex h-11 items-center gap-1 rounded-1 px-2 text-label hover:bg-wash"
            >
              {words.next}
              <Icon name="chevron-right" className="size-4" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
