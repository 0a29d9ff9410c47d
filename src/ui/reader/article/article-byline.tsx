import type { ArticlePage } from '#core/article/article-page.ts';
import type { ShownByline } from '#core/article/shown-bylines.ts';
import { counted } from '#core/locale/plural.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { CopyLinkButton } from '#ui/kit/page/copy-link-button.island.tsx';
import { Listen } from '#ui/kit/page/listen.island.tsx';
import { TextSize } from '#ui/kit/page/text-size.island.tsx';
import { authorPath, versionsPath } from '#ui/routes.ts';
import * as words from '#ui/words/article-words.ts';
import { Portrait } from '../author/portrait.tsx';

function Name({ byline: { name, slug } }: { byline: ShownByline }) {
  if (slug === undefined) return <b className="font-semibold">{name}</b>;
  return (
    <a href={authorPath(slug)} rel="author" className="py-[3px] hover:underline-ui">
      {name}
    </a>
  );
}

/** Names above an article, each with portrait, role and link to the author's page where there are any. */
export const BylineList = ({ bylines }: { bylines: readonly ShownByline[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2.5 lg:grid">
    {bylines.map((byline, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name
      <li key={at} className="flex items-center gap-2.5">
        {byline.picture && (
          <Portrait picture={byline.picture} size={44} className="size-11 print:hidden" />
        )}
        <p className="min-w-0 text-nav wrap-anywhere" {...writtenIn(byline.name)}>
          <Name byline={byline} />
          {byline.role && <span className="block text-meta">{byline.role}</span>}
        </p>
      </li>
    ))}
  </ul>
);

const looks = {
  /** Below the heading, on screens narrower than 1024 px. */
  row: 'mt-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t pt-2.5 lg:hidden',
  /** In the margin column beside the text. */
  column: 'border-t pt-3',
} as const;

const linkLook =
  'prose-link me-4 inline-flex min-h-6 items-center text-meta pointer-coarse:min-h-11 print:hidden';

/** Link from an article's head to its corrections, if there are any. */
export const CorrectedLink = ({ article: { corrections = [] } }: { article: ArticlePage }) =>
  corrections.length > 0 ? (
    <a href="#corrections" className={linkLook}>
      {words.corrected}
    </a>
  ) : null;

interface ArticleBylineProps {
  article: ArticlePage;
  look: keyof typeof looks;
}

/** Author, publication time and copy link of an article. */
export function ArticleByline({ article, look }: ArticleBylineProps) {
  const { author, bylines, published, updatedAt } = article;
  return (
    <div className={`border-rule ${looks[look]}`}>
      {bylines.length > 0 && <BylineList bylines={bylines} />}
      <p className={`min-w-0 ${bylines.length > 0 ? 'lg:mt-4' : ''}`}>
        {bylines.length === 0 && author.trim() !== '' && (
          <b className="block text-nav" {...writtenIn(author)}>
            {author}
          </b>
        )}
        <PublishedTime published={published} className="mt-1 block text-meta" />
        {updatedAt && (
          <span className="block text-meta">
            <Sentence
              words={words.updatedAt}
              slots={{
                time: () => (
                  <time dateTime={updatedAt} data-exact="">
                    {exactTime(updatedAt)}
                  </time>
                ),
              }}
            />
          </span>
        )}
        {article.live ? null : (
          <span className="block text-meta print:hidden">
            {counted(article.minutes, words.minutesToRead)}
          </span>
        )}
        <CorrectedLink article={article} />
        {article.hasVersions && (
          <a href={versionsPath(article)} className={linkLook}>
            {words.whatChanged}
          </a>
        )}
      </p>
      <div className="-mx-[10px] flex lg:mt-3 print:hidden">
        <Listen />
        <TextSize />
        <CopyLinkButton copied={words.articleLinkCopiedToClipboard} className="" />
      </div>
    </div>
  );
}
