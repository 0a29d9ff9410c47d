import { useContext } from 'react';
import type { ArticlePage } from '#core/article/article-page.ts';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { ShareButton } from '#ui/kit/page/share-button.island.tsx';
import { articlePath, authorPath } from '#ui/routes.ts';
import * as words from '#ui/words/article-words.ts';
import { Headline } from '../article-list/headline.tsx';
import { MostRead } from '../article-list/most-read.tsx';
import { Portrait } from '../author/portrait.tsx';
import { SaveButton } from '../saved/save-button.tsx';

interface ArticleProps {
  article: ArticlePage;
}

interface ArticleEndProps extends ArticleProps {
  /** Whether the reader’s account has saved it; `undefined` without an account. */
  isSaved: boolean | undefined;
}

/** The authors who have a page, each with a line about them. */
function AuthorLines({ article: { bylines } }: ArticleProps) {
  const known = bylines.filter(({ slug }) => slug !== undefined);
  if (known.length === 0) return null;
  return (
    <ul className="grid gap-4 border-rule border-t py-4">
      {known.map(({ name, slug = '', role, picture, about }) => (
        <li key={slug} className="flex items-start gap-3.5">
          {picture ? <Portrait picture={picture} size={44} className="size-11" /> : null}
          <p className="min-w-0 text-ui wrap-anywhere" {...writtenIn(about ?? name)}>
            <a href={authorPath(slug)} className="font-semibold hover:underline-ui">
              <LanguageSpan text={name} />
            </a>
            {role ? <span className="text-ink-3">{`, ${role}`}</span> : null}
            {about ? <span className="block text-ink-2">{about}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

const shareLook =
  'inline-flex min-h-11 items-center justify-center gap-2 border border-edge px-3.5 font-semibold text-ui hover:bg-wash';

/** Ways to share the article, and to save it; links work without script. */
function ShareRow({ article, isSaved }: ArticleEndProps) {
  const origin = useContext(ServerPageContext)?.origin ?? location.origin;
  const address = origin + articlePath(article);
  const whatsApp = new URLSearchParams({ text: `${article.title} ${address}` });
  const mail = `subject=${encodeURIComponent(article.title)}&body=${encodeURIComponent(address)}`;
  return (
    <section
      aria-label={words.shareThisArticle}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2 border-rule border-t py-4 sm:flex sm:flex-wrap"
    >
      <ShareButton
        title={article.title}
        copied={words.articleLinkCopiedToClipboard}
        className={shareLook}
      />
      <a
        href={`https://wa.me/?${whatsApp}`}
        target="_blank"
        rel="noopener noreferrer"
        className={shareLook}
      >
        {words.whatsApp}
      </a>
      <a href={`mailto:?${mail}`} className={shareLook}>
        {words.byEmail}
      </a>
      <SaveButton article={article} isSaved={isSaved} className={shareLook} />
    </section>
  );
}

/** The newest articles that share a tag with this one, in words. */
function MoreOnThis({ article: { moreOnThis } }: ArticleProps) {
  if (moreOnThis.length === 0) return null;
  return (
    <section aria-labelledby="more-on-this" className="border-sec border-t-2 pt-3">
      <h2 id="more-on-this" className="font-bold text-nav">
        {words.moreOnThisStory}
      </h2>
      <ul className="mt-1.5">
        {moreOnThis.map((one) => (
          <li key={one.id} className="border-rule border-t py-2.5 first:border-t-0">
            <Headline article={one} level={3} className="text-h4" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** End of an article: its authors, ways to share it, more on its story, and the most read articles. */
export const ArticleEnd = ({ article, isSaved }: ArticleEndProps) => (
  <div className="mt-4 max-w-prose font-sans print:hidden">
    <AuthorLines article={article} />
    <ShareRow article={article} isSaved={isSaved} />
    <MoreOnThis article={article} />
    <MostRead articles={article.mostRead} level={2} className="mt-6" />
  </div>
);

/** Says above the text that an article is more than a year old. */
export function OldNotice({ article: { isOld, published } }: ArticleProps) {
  if (!isOld || published.publishedAt === undefined) return null;
  const { publishedAt } = published;
  return (
    <p className="mb-6 max-w-prose border-warn border-s-3 bg-wash px-4 py-3 font-sans text-ui">
      <Sentence
        words={words.thisArticleIsOld}
        slots={{
          year: () => <time dateTime={publishedAt}>{new Date(publishedAt).getFullYear()}</time>,
        }}
      />
    </p>
  );
}
