import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import {
  ArticleCombobox,
  titleOfArticle,
} from '#ui/admin/articles/surface/link/article-combobox.tsx';
import { useLoaded } from '#ui/admin/parts/api/use-loaded.ts';
import { Button } from '#ui/kit/design/button.tsx';
import type { RelatedBlock } from './related.ts';

function RelatedFields({ block: { articleId }, change }: CardProps<RelatedBlock>) {
  // `null` if there is no such article.
  const { value: title } = useLoaded(articleId || undefined, () => titleOfArticle(articleId));
  if (articleId === '') {
    return (
      <ArticleCombobox
        label="Find an article"
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
        {title === null ? 'This article is not there any more.' : (title ?? articleId)}
      </p>
      <Button tone="line" size="small" onClick={() => change({ articleId: '' })}>
        Choose another
      </Button>
    </div>
  );
}

export const kind: CardKind<RelatedBlock> = {
  label: 'Related article',
  icon: 'related',
  group: 'More',
  words: 'link story card',
  empty: () => ({ type: 'related', articleId: '' }),
  Fields: RelatedFields,
};
