import type { ReactNode } from 'react';
import type { ArticlePage } from '#core/article/article-page.ts';
import type { LivePage } from '#core/article/live/live-page.ts';
import { counted } from '#core/locale/plural.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { liveHasEnded } from '#core/words/live-words.ts';
import { ArticleBlocks } from '#ui/kit/article/article-blocks.tsx';
import { ArticleHeading } from '#ui/kit/article/article-heading.tsx';
import { LiveDisc } from '#ui/kit/design/kicker.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/article-words.ts';
import { BylineList, CorrectedLink } from '../article-byline.tsx';
import { Corrections } from '../corrections.tsx';
import { LeadFigure } from '../lead-figure.tsx';
import { Topics } from '../topics.tsx';
import { LiveStream } from './live-stream.tsx';

/** Line above the headline: live or ended, the last entry, the number of entries. */
function LiveState({ live }: { live: LivePage }) {
  const { endedAt, updatedAt, total } = live;
  return (
    <p
      className="mt-2 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-meta"
      data-part="state"
    >
      {endedAt ? (
        <b className="bg-wash-2 px-3 py-[5px] text-[0.875rem]/5 text-ink">{liveHasEnded}</b>
      ) : (
        <b className="inline-flex items-center gap-2 bg-night-2 py-[5px] pe-3 ps-[9px] text-[0.875rem]/5 text-night-ink">
          <LiveDisc className="text-mark" />
          {words.live}
        </b>
      )}
      <span>{counted(total, words.updates)}</span>
      {/* Last in its line: its length changes with time. */}
      <span>
        <Sentence
          words={endedAt ? words.lastEntry : words.updatedAt}
          slots={{
            time: () =>
              endedAt ? (
                <time dateTime={updatedAt} data-exact="">
                  {exactTime(updatedAt)}
                </time>
              ) : (
                <PublishedTime
                  published={{ publishedAt: updatedAt }}
                  className="inline-block first-letter:lowercase"
                />
              ),
          }}
        />
      </span>
    </p>
  );
}

/** The article's own text, which sums the live blog up. */
function Summary({ article }: { article: ArticlePage }) {
  const { content, title, leadPicture, related } = article;
  if (content.length === 0) return null;
  return (
    <section
      aria-labelledby="summary"
      className="-mx-(--margin) mt-2 mb-7 border-strong border-t-2 bg-wash px-(--margin) py-5 md:mx-0 md:px-6"
    >
      <h2 id="summary" className="mb-3 text-h3">
        {words.summary}
      </h2>
      <div className="live-text">
        <ArticleBlocks
          blocks={content}
          title={title}
          placeholder={leadPicture.placeholder}
          related={related}
        />
      </div>
    </section>
  );
}

interface LiveArticleProps {
  article: ArticlePage;
  live: LivePage;
  /** Content of the rail: an advertisement, the latest articles. */
  rail: ReactNode;
  /** What follows the text of an article. */
  end: ReactNode;
}

/** An article that is a live blog: head beside its picture, then key points, entries and rail. */
export function LiveArticle({ article, live, rail, end }: LiveArticleProps) {
  const { bylines, author } = article;
  return (
    <article>
      <div className="gap-x-(--gutter) lg:grid lg:grid-cols-12 lg:items-start">
        <div className="lg:col-span-7">
          <LiveState live={live} />
          <ArticleHeading article={article}>
            <div className="mt-4 grid justify-items-start gap-1.5">
              {bylines.length > 0 ? (
                <BylineList bylines={bylines} />
              ) : (
                <b className="text-nav">{author}</b>
              )}
              <CorrectedLink article={article} />
            </div>
          </ArticleHeading>
        </div>
        <div className="lg:col-span-5">
          <LeadFigure article={article} />
        </div>
      </div>
      <LiveStream
        key={`${live.page} ${live.endedAt ?? ''}`}
        article={article}
        live={live}
        summary={<Summary article={article} />}
        rail={rail}
      />
      <Corrections article={article} />
      <Topics tags={article.tags} />
      {end}
    </article>
  );
}
