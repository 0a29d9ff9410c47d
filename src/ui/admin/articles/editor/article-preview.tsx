import { articleSchema, leadImage } from '#core/article/article.ts';
import { leadPictureOf } from '#core/article/article-card.ts';
import { articleHead } from '#core/article/article-head.ts';
import { creditOf } from '#core/article/byline.ts';
import { ArticleBlock } from '#ui/kit/article/article-block.tsx';
import { ArticleHeading } from '#ui/kit/article/article-heading.tsx';
import { Caption } from '#ui/kit/article/caption.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import type { ArticleFields } from './article-fields.ts';

interface ArticlePreviewProps {
  /** Id of the record. It determines the placeholder art, which a new article gets on saving. */
  id: string | undefined;
  fields: ArticleFields;
}

/** Preview of the article, rendered with the components of the reader's page. */
export function ArticlePreview({ id = 'article-new', fields }: ArticlePreviewProps) {
  const article = articleSchema.parse({ ...fields, id });
  const lead = leadImage(article);
  const head = articleHead(article);
  const picture = leadPictureOf(article);
  const credit = creditOf(article);
  const blocks = article.content.filter((block) => block !== lead);
  return (
    <article
      data-ink={head.category.ink}
      className="mx-auto max-w-[51rem] px-5 pt-6 pb-12 md:px-10"
    >
      <ArticleHeading article={{ ...head, title: article.title.trim() || 'Untitled' }} isPreview>
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
        {picture.caption ? <Caption text={picture.caption} /> : null}
      </figure>
      <div className="mx-auto mt-7 max-w-prose">
        {blocks.map((block, index) => (
          <ArticleBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: stored blocks may share an id or lack one
            key={index}
            block={block}
            title={article.title}
            placeholder={picture.placeholder}
            related={[]}
          />
        ))}
      </div>
    </article>
  );
}
