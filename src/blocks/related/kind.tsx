import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import {
  ArticleCombobox,
  titleOfArticle,
} from '#ui/admin/articles/surface/link/article-combobox.tsx';
import { useLoaded } from '#ui/admin/parts/api/use-loaded.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { RelatedBlock } from './related.ts';

function RelatedFields({ block: { articleId }, change }: CardProps<RelatedBlock>) {
  // `null` if there is no such article.
  const { value: title } = useLoaded(articleId || undefined, () => titleOfArticle(articleId));
  if (articleId === '') {
    return (
      <ArticleCombobox
        label={surfaceWords.findAnArticle}
        onPick={(id) => {
          change({ articleId: id });
          return undefined;
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-semibold font-serif text-[1.1875rem]/6">
        {title === null ? surfaceWords.relatedArticleIsGone : (title ?? articleId)}
      </p>
      <Button tone="line" size="small" onClick={() => change({ articleId: '' })}>
        {surfaceWords.chooseAnother}
      </Button>
    </div>
  );
}

export const kind: CardKind<RelatedBlock> = {
  label: surfaceWords.relatedArticle,
  icon: 'related',
  group: surfaceWords.more,
  words: surfaceWords.linkStoryCard,
  empty: () => ({ type: 'related', articleId: '' }),
  Fields: RelatedFields,
};
