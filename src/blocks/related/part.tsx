import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { articlePath } from '#ui/routes.ts';
import * as words from '#ui/words/blocks-words.ts';
import type { RelatedBlock } from './related.ts';

/** Keyboards and screen readers get the title's link only. */
const forPointerOnly = { tabIndex: -1, 'aria-hidden': true } as const;

/** Another article, as a card; nothing if readers can't have it. */
export const Part: BlockPart<RelatedBlock> = ({ block, setting: { related } }) => {
  const card = related.find(({ id }) => id === block.articleId);
  if (!card) return null;
  const { category, title, picture } = card;
  return (
    <div
      data-ink={category.ink}
      className="group my-8 grid grid-cols-[minmax(0,1fr)_104px] items-center gap-4 border-rule border-y py-3.5 sm:grid-cols-[minmax(0,1fr)_148px] xl:clear-left print:hidden"
    >
      <p>
        <span className="mb-[3px] block font-semibold text-meta">
          {words.readAlso}
          <span className="sr-only">:</span>
        </span>
        <a href={articlePath(card)} className="text-h4 hover:underline-sec" {...writtenIn(title)}>
          {title}
        </a>
      </p>
      <a href={articlePath(card)} {...forPointerOnly}>
        <Picture picture={picture} ratio="4:3" sizes="148px" isDecorative />
      </a>
    </div>
  );
};
