import type { CategoryLink } from '#core/article/article-card.ts';
import { FieldFrame, useField } from '#ui/kit/design/field-frame.tsx';
import { compactField } from '../parts/form/form-field.tsx';

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
    <FieldFrame id={field.id} label="Category" error={error}>
      <select
        {...field}
        className={`${field.className} ${compactField}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Select a category</option>
        {value !== '' && !categories.some(({ name }) => name === value) ? (
          <option value={value}>{`${value} (not in the list)`}</option>
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
