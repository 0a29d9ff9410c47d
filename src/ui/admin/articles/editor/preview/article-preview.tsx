import { type MouseEvent, useId, useState } from 'react';
import { leadImage } from '#core/article/article.ts';
import {
  type ArticleCard,
  articleCard,
  type CategoryLink,
  leadPictureOf,
} from '#core/article/article-card.ts';
import { articleHead } from '#core/article/article-page.ts';
import { creditOf } from '#core/article/byline.ts';
import { articlesOf, type ContentBlock } from '#core/article/content-block.ts';
import type { SectionInk } from '#core/category/section-ink.ts';
import { ArticleBlocks } from '#ui/kit/article/article-blocks.tsx';
import { ArticleHeading } from '#ui/kit/article/article-heading.tsx';
import { Caption } from '#ui/kit/article/caption.tsx';
import { EmbargoMark } from '#ui/kit/article/embargo-mark.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import * as words from '#ui/words/admin/article-editor-words.ts';
import { adminClient } from '../../../parts/api/admin-client.ts';
import { readRecord } from '../../../parts/api/read-record.ts';
import { useLoaded } from '../../../parts/api/use-loaded.ts';
import { inkOf } from '../../list/desk-cells.tsx';
import { useSiteHour } from '../../list/due-cell.tsx';
import { type ArticleFields, articleOf } from '../article-fields.ts';
import { SearchResult, ShareCard } from '../search-and-share.tsx';

/** Cards of the published articles that blocks refer to; without those that are still being read. */
function useRelatedCards(content: readonly ContentBlock[]): readonly ArticleCard[] {
  const ids = [...new Set(content.flatMap(articlesOf))].filter(Boolean);
  const read = async (): Promise<ArticleCard[]> => {
    const found = await Promise.all(ids.map((id) => readRecord(adminClient(), 'articles', id)));
    return found.flatMap((article) => (article ? [articleCard(article)] : []));
  };
  return useLoaded(ids.join('\n'), read, { keepsFormer: true }).value ?? [];
}

interface ArticlePreviewProps {
  /** Id of the record. It determines the placeholder art, which a new article gets on saving. */
  id: string | undefined;
  fields: ArticleFields;
  categories: readonly CategoryLink[];
  /** End of the embargo that is in force. */
  embargoedUntil?: string | undefined;
}

/** Ways to look at the article. */
const shapes = {
  page: words.page,
  card: words.card,
  search: words.searchResult,
  share: words.sharedLink,
} as const;
const widths = { desktop: words.desktop, phone: words.phone } as const;
const themes = { site: words.asHere, light: words.light, dark: words.dark } as const;

interface ChoiceProps<Value extends string> {
  legend: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3">
      <legend className="sr-only">{legend}</legend>
      {(Object.entries(options) as [Value, string][]).map(([option, label]) => (
        <label key={option} className="inline-flex min-h-9 items-center gap-1.5 text-meta">
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
            className="accent-ink"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The article as it looks in a list: picture, kicker, headline, standfirst. */
function CardPreview({ article, ink }: { article: ArticleCard; ink: SectionInk }) {
  const { category, kicker, title, picture, standfirst, summary } = article;
  return (
    <article data-ink={ink} className="mx-auto max-w-[22rem] p-5">
      <Picture picture={picture} ratio="4:3" isDecorative />
      <p className="mt-3 text-kicker text-sec">{kicker ?? category.name}</p>
      <h3 className="mt-1 text-h4">{title.trim() || words.untitled}</h3>
      <p className="mt-1.5 text-ink-2">{standfirst ?? summary}</p>
    </article>
  );
}

/** Opens links of the preview in a tab of their own: the text stays open. */
function openApart(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

/** Watermark with the end of the embargo on the clock of the site. */
const SiteEmbargoMark = ({ until }: { until: string }) => (
  <EmbargoMark end={useSiteHour()(until)} />
);

/** Preview of the article as readers, search engines and shared links show it. */
export function ArticlePreview(props: ArticlePreviewProps) {
  const { id = 'article-new', fields, categories, embargoedUntil } = props;
  const [shape, setShape] = useState<keyof typeof shapes>('page');
  const [width, setWidth] = useState<keyof typeof widths>('desktop');
  const [theme, setTheme] = useState<keyof typeof themes>('site');
  const ink = inkOf(fields.category, categories);
  const previews = {
    page: () => <PagePreview id={id} fields={fields} ink={ink} />,
    card: () => <CardPreview article={articleCard(articleOf(fields, id))} ink={ink} />,
    search: () => (
      <div className="mx-auto max-w-[38rem] p-5">
        <SearchResult fields={fields} />
      </div>
    ),
    share: () => (
      <div className="mx-auto max-w-[34rem] p-5">
        <ShareCard fields={fields} />
      </div>
    ),
  };
  return (
    <>
      <div className="flex flex-wrap gap-x-6 border-rule border-b px-5 py-1">
        <Choice legend={words.previewAs} options={shapes} value={shape} onChange={setShape} />
        <Choice legend={words.width} options={widths} value={width} onChange={setWidth} />
        <Choice legend={words.theme} options={themes} value={theme} onChange={setTheme} />
      </div>
      <div
        {...(theme === 'site' ? {} : { 'data-theme': theme })}
        onClickCapture={openApart}
        className={`article-preview relative bg-paper text-ink ${width === 'phone' ? 'mx-auto my-5 w-[390px] max-w-full border border-edge' : ''}`}
      >
        {embargoedUntil === undefined ? null : <SiteEmbargoMark until={embargoedUntil} />}
        {previews[shape]()}
      </div>
    </>
  );
}

interface PagePreviewProps {
  id: string;
  fields: ArticleFields;
  ink: SectionInk;
}

/** The article's page, rendered with the components of the reader's page. */
function PagePreview({ id, fields, ink }: PagePreviewProps) {
  const article = articleOf(fields, id);
  const lead = leadImage(article);
  const head = articleHead(article);
  const picture = leadPictureOf(article);
  const credit = creditOf(article);
  const blocks = article.content.filter((block) => block !== lead);
  const related = useRelatedCards(blocks);
  return (
    <article data-ink={ink} className="mx-auto max-w-[51rem] px-5 pt-6 pb-12 md:px-10">
      <ArticleHeading
        article={{ ...head, title: article.title.trim() || words.untitled }}
        isPreview
      >
        {credit.trim() ? (
          <p className="mt-5 border-rule border-t pt-2.5 font-bold text-nav">{credit}</p>
        ) : null}
      </ArticleHeading>
      <figure className="mt-4">
        <Picture
          picture={picture}
          ratio="16:9"
          isDecorative={picture.src === undefined}
          className="max-h-[500px] w-full"
        />
        <Caption text={picture.caption} credit={picture.credit} />
      </figure>
      <div className="mx-auto mt-7 max-w-prose">
        <ArticleBlocks
          blocks={blocks}
          title={article.title}
          placeholder={picture.placeholder}
          related={related}
        />
      </div>
    </article>
  );
}
