import type { ProblemDetails } from '#api/problem.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import { FieldFrame, useField } from '#ui/kit/design/field-frame.tsx';
import * as words from '#ui/words/admin/article-editor-words.ts';
import { compactField } from '../../parts/form/form-field.tsx';
import { errorOf } from './article-errors.ts';
import type { EditorDispatch } from './editor-state.ts';

interface CategorySelectProps {
  value: string;
  categories: readonly CategoryLink[];
  error: string | undefined;
  /** True if an error must not move the focus to this field. */
  isLive: boolean;
  onChange: (category: string) => void;
}

/** Select of the categories. Keeps a stored category that was deleted as a choice. */
export function CategorySelect(props: CategorySelectProps) {
  const { value, categories, error, isLive, onChange } = props;
  const field = useField({ error, isLive, required: true });
  return (
    <FieldFrame id={field.id} label={words.category} error={error}>
      <select
        {...field}
        className={`${field.className} ${compactField}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{words.selectACategory}</option>
        {value !== '' && !categories.some(({ name }) => name === value) ? (
          <option value={value}>{words.notInTheList(value)}</option>
        ) : null}
        {categories.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

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
