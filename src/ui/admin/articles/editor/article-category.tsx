import type { ProblemDetails } from '#api/problem.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import { CategorySelect } from '../category-select.tsx';
import { errorOf } from './article-errors.ts';
import type { EditorDispatch } from './editor-state.ts';

/** True if a save failed for lack of a title or category; then empty ones are marked. */
export const isOfTitleAndCategory = (
  failure: ProblemDetails | undefined,
): failure is ProblemDetails =>
  failure?.code === 'article-title-missing' || failure?.code === 'article-category-missing';

interface ArticleCategoryProps {
  fields: { category: string };
  categories: readonly CategoryLink[];
  failure: ProblemDetails | undefined;
  dispatch: EditorDispatch;
}

/** Category of the article: beside the text, or below the title on narrow screens. */
export function ArticleCategory(props: ArticleCategoryProps) {
  const { fields, categories, failure, dispatch } = props;
  const isMissing = isOfTitleAndCategory(failure) && fields.category.trim() === '';
  return (
    <CategorySelect
      value={fields.category}
      categories={categories}
      error={isMissing ? failure.detail : errorOf(failure, 'category', fields.category)}
      isLive={failure?.field !== 'category'}
      onChange={(category) =>
        dispatch({ type: 'set', values: { category }, at: performance.now() })
      }
    />
  );
}
