import type { Category } from '#core/category/category.ts';
import { childrenOf, parentOf } from '#core/category/category-tree.ts';
import { SelectField } from '../parts/form/form-field.tsx';

interface ParentSelectProps {
  /** Id of the category in the editor; `undefined` for a new one. */
  id: string | undefined;
  categories: readonly Category[];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Select of the category that another one belongs to. */
export function ParentSelect({ id, categories, ...field }: ParentSelectProps) {
  const own = categories.find((category) => category.id === id);
  const children = own ? childrenOf(own, categories) : [];
  const parents = categories.filter(
    (category) => category.id !== id && parentOf(category, categories) === undefined,
  );
  const offered = children.length > 0 ? [] : parents;
  const names = children.map(({ name }) => name).join(', ');
  return (
    <SelectField
      label="Part of"
      hint={
        children.length > 0
          ? `It has categories of its own: ${names}.`
          : 'The page of that category shows these articles too.'
      }
      options={{ '': 'None', ...Object.fromEntries(offered.map((one) => [one.id, one.name])) }}
      {...field}
    />
  );
}
