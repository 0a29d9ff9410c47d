import type { RelatedBlock } from '#core/article/blocks/related.ts';
import { articlePath } from '#ui/routes.ts';
import type { BlockPart } from './block-part.ts';

/** Another article, as a card; nothing if readers can't have it. */
export const RelatedPart: BlockPart<RelatedBlock> = ({ block, setting: { related } }) => {
  const card = related.find(({ id }) => id === block.articleId);
  if (!card) return null;
  return (
    <p>
      {'Read also '}
      <a href={articlePath(card)}>{card.title}</a>
    </p>
  );
};
