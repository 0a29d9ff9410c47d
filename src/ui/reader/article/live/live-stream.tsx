import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ArticlePage } from '#core/article/article-page.ts';
import type { LivePage } from '#core/article/live/live-page.ts';
import { clockTime } from '#core/locale/reader-dates.ts';
import { newUpdates } from '#core/words/live-words.ts';
import { BlockHeading } from '#ui/kit/design/block-heading.tsx';
import { Pager } from '#ui/kit/design/pager.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { articlePath, entryPath } from '#ui/routes.ts';
import * as words from '#ui/words/article-words.ts';
import { LiveUpdate } from './live-update.tsx';

interface HeldUpdates {
  /** The live blog to show. */
  shown: LivePage;
  /** Number of entries that are held back. */
  held: number;
  /** Ids of the entries that the reader asked for last. */
  fresh: ReadonlySet<string>;
  /** Shows what is held back, and moves the focus to its newest entry. */
  show: () => void;
}

const newIn = (live: LivePage, seen: LivePage): string[] => {
  const known = new Set(seen.entries.map(({ id }) => id));
  const ids = live.page === 1 ? live.entries.map(({ id }) => id) : [];
  // Older entries that move up from the next page are not new.
  const firstKnown = ids.findIndex((id) => known.has(id));
  return firstKnown === -1 ? ids : ids.slice(0, firstKnown);
};

/** Returns the page that is shown, with each of its entries in its newest form. */
const corrected = (seen: LivePage, live: LivePage): LivePage => ({
  ...seen,
  entries: seen.entries.map((one) => live.entries.find(({ id }) => id === one.id) ?? one),
});

/** Holds entries back that come while the page is open, so that nothing moves under the reader's eyes. */
function useHeldUpdates(live: LivePage): HeldUpdates {
  const [seen, setSeen] = useState(live);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const held = newIn(live, seen);
  if (held.length === 0 && seen !== live) setSeen(live);
  return {
    shown: held.length > 0 ? corrected(seen, live) : live,
    held: held.length,
    fresh,
    show: () => {
      flushSync(() => {
        setSeen(live);
        setFresh(new Set(held));
      });
      const newest = document.getElementById(held[0] ?? '');
      newest?.focus({ preventScroll: true });
      newest?.scrollIntoView();
    },
  };
}

interface KeyPointsProps {
  article: Pick<ArticlePage, 'id' | 'slug' | 'category'>;
  live: LivePage;
}

/** Key points of a live blog, each with a link to its entry. */
function KeyPoints({ article, live: { keyPoints } }: KeyPointsProps) {
  return (
    <div data-part="key-points">
      {keyPoints.length > 0 ? (
        <aside aria-labelledby="key-points" className="mb-14 lg:mb-0">
          <BlockHeading id="key-points" ink={article.category.ink}>
            {words.keyPoints}
          </BlockHeading>
          <ul>
            {keyPoints.map(({ id, at, text, isHere }) => (
              <li key={id} className="border-rule border-t py-2.5 first:border-t-0 first:pt-0">
                <a
                  href={isHere ? `#${id}` : entryPath(article, id)}
                  className="block hover:underline-ui"
                >
                  <time dateTime={at} data-exact="clock" className="block font-semibold text-meta">
                    {clockTime(at)}
                  </time>
                  <span className="font-serif text-[1rem]/5.5" {...writtenIn(text)}>
                    {text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </div>
  );
}

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
            <LiveUpdate key={entry.id} article={article} entry={entry} isOver={isOver} isPinned />
          ))}
        </div>
        <div data-part="none">
          {entries.length === 0 ? (
            <p className="border-rule border-t py-5 text-ink-2">{words.noUpdatesYet}</p>
          ) : null}
        </div>
        <div data-entries="">
          {entries.map((entry) => (
            <LiveUpdate
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
          label={words.pagesOfUpdates}
          hrefOf={(number) => `${articlePath(article)}${number > 1 ? `?page=${number}` : ''}`}
        />
        {isOver ? null : summary}
      </div>
      <div className="lg:col-span-3 print:hidden">{rail}</div>
    </div>
  );
}
