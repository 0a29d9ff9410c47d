import type { ArticlePage } from '#core/article/article-page.ts';
import { keyPointOf, type ShownEntry } from '#core/article/live/live-entry.ts';
import { clockTime, exactTime } from '#core/locale/reader-dates.ts';
import { ArticleBlocks } from '#ui/kit/article/article-blocks.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { entryPath } from '#ui/routes.ts';
import * as words from '#ui/words/article-words.ts';

/** Time of an entry: the clock and its age, or the date and the clock after the end. */
function EntryTime({ at, isOver }: { at: string; isOver: boolean }) {
  if (isOver) {
    return (
      <time dateTime={at} data-exact="" className="font-bold text-[0.9375rem]/5">
        {exactTime(at)}
      </time>
    );
  }
  return (
    <>
      <time dateTime={at} data-exact="clock" className="font-bold text-[0.9375rem]/5">
        {clockTime(at)}
      </time>
      <PublishedTime published={{ publishedAt: at }} className="text-meta" />
    </>
  );
}

interface LiveEntryProps {
  article: Pick<ArticlePage, 'id' | 'slug' | 'title' | 'leadPicture' | 'related'>;
  entry: ShownEntry;
  /** True after the end of the live blog. */
  isOver: boolean;
  /** True if the reader has just asked for it. */
  isNew?: boolean;
  isPinned?: boolean;
}

/** An entry of a live blog, with an address of its own. */
export function LiveUpdate({ article, entry, isOver, isNew, isPinned }: LiveEntryProps) {
  const { id, at, editedAt, heading, content, by } = entry;
  return (
    <article
      id={isPinned ? `pinned-${id}` : id}
      tabIndex={-1}
      data-new={isNew ? '' : undefined}
      className={`scroll-mt-18 outline-offset-4 ${isPinned ? '-mx-(--margin) mb-6 border-strong border-t-2 bg-wash px-(--margin) py-4 md:mx-0 md:px-6 md:py-5' : 'live-entry border-rule border-t pt-5 pb-3'}`}
    >
      {isPinned ? <p className="mb-1.5 font-bold text-meta">{words.pinned}</p> : null}
      <p className="flex items-baseline gap-2.5">
        <EntryTime at={at} isOver={isOver} />
      </p>
      {heading ? (
        <h2 className="mt-1 mb-2 text-h3 wrap-anywhere" {...writtenIn(heading)}>
          {heading}
        </h2>
      ) : null}
      <div className="live-text mt-1.5">
        <ArticleBlocks
          blocks={content}
          title={heading ?? article.title}
          placeholder={article.leadPicture.placeholder}
          related={article.related}
        />
      </div>
      <p className="mt-2 flex min-h-11 items-center justify-between gap-3 text-meta">
        <span className="min-w-0 wrap-anywhere">
          {editedAt ? (
            <Sentence
              words={by ? words.changedBy : words.changedAt}
              slots={{
                by: () => <span {...writtenIn(by)}>{by}</span>,
                time: () => (
                  <PublishedTime
                    published={{ publishedAt: editedAt }}
                    className="inline-block first-letter:lowercase"
                  />
                ),
              }}
            />
          ) : by ? (
            <span {...writtenIn(by)}>{by}</span>
          ) : null}
        </span>
        <a
          href={entryPath(article, id)}
          aria-label={words.linkToThisUpdateWith(keyPointOf(entry))}
          className="inline-flex min-h-11 flex-none items-center gap-1.5 font-semibold text-ink-2 hover:underline-ui print:hidden"
        >
          <Icon name="link" className="size-4.5" />
          {words.linkToThisUpdate}
        </a>
      </p>
    </article>
  );
}
