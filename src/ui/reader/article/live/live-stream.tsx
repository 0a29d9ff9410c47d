import type { ReactNode } from 'react';
import type { ArticlePage } from '#core/article/article-page.ts';
import type { LivePage } from '#core/article/live/live-page.ts';
import { newUpdates } from '#core/article/live/new-updates.ts';
import { Pager } from '#ui/kit/design/pager.tsx';
import { articlePath } from '#ui/routes.ts';
import { KeyPoints } from './key-points.tsx';
import { LiveEntry } from './live-entry.tsx';
import { useHeldUpdates } from './use-held-updates.ts';

interface LiveStreamProps {
  article: ArticlePage;
  live: LivePage;
  /** The article's own text. */
  summary: ReactNode;
  /** Beside the entries. */
  rail: ReactNode;
}

/** Key points and entries of a live blog, the newest first. New ones are offered, and shown when asked for. */
export function LiveStream({ article, live, summary, rail }: LiveStreamProps) {
  const { shown, held, fresh, show } = useHeldUpdates(live);
  const isOver = shown.endedAt !== undefined;
  const { entries, pinned, page, pages } = shown;
  return (
    <div
      data-stream={isOver ? 'over' : ''}
      className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) lg:mt-10 lg:grid-cols-12"
    >
      <div className="lg:col-span-3">
        <div className="lg:sticky lg:top-21">
          <KeyPoints article={article} live={shown} />
        </div>
      </div>
      <div className="min-w-0 border-rule lg:col-span-6 lg:border-x lg:px-(--gutter)">
        {isOver ? summary : null}
        <div
          role="status"
          data-news={page === 1 ? '' : undefined}
          className="live-news print:hidden"
        >
          {held > 0 ? (
            <button type="button" onClick={show} className="live-news-button">
              {newUpdates(held)}
            </button>
          ) : null}
        </div>
        <div data-part="pinned">
          {pinned.map((entry) => (
            <LiveEntry key={entry.id} article={article} entry={entry} isOver={isOver} isPinned />
          ))}
        </div>
        <div data-part="none">
          {entries.length === 0 ? (
            <p className="border-rule border-t py-5 text-ink-2">No updates yet.</p>
          ) : null}
        </div>
        <div data-entries="">
          {entries.map((entry) => (
            <LiveEntry
              key={entry.id}
              article={article}
              entry={entry}
              isOver={isOver}
              isNew={fresh.has(entry.id)}
            />
          ))}
        </div>
        <Pager
          page={page}
          pages={pages}
          label="Pages of updates"
          hrefOf={(number) => `${articlePath(article)}${number > 1 ? `?page=${number}` : ''}`}
        />
        {isOver ? null : summary}
      </div>
      <div className="lg:col-span-3 print:hidden">{rail}</div>
    </div>
  );
}
