import { useEffect, useState } from 'react';
import { type Category, categorySlug } from '#core/category/category.ts';
import { counted } from '#core/locale/plural.ts';
import { allRecords } from '../parts/api/all-records.ts';
import { useArticleCount } from '../parts/api/use-article-count.ts';
import { SelectField } from '../parts/form/form-field.tsx';

/** All categories; `undefined` while loading. */
function useCategories(): Category[] | undefined {
  const [categories, setCategories] = useState<Category[]>();
  useEffect(() => {
    let isCurrent = true;
    allRecords('categories').then((all) => isCurrent && setCategories(all), console.error);
    return () => {
      isCurrent = false;
    };
  }, []);
  return categories;
}

const inWords = (count: number): string => {
  if (count === 0) return 'No article belongs to it.';
  return `${counted(count, { one: 'article belongs', other: 'articles belong' })} to it.`;
};

interface CategoryHeirProps {
  /** Categories to be deleted. */
  doomed: readonly Category[];
  /** Id of the category that gets the articles; '' leaves them unchanged. */
  heir: string;
  onChoose: (id: string) => void;
}

/**
 * Number of articles in the categories to be deleted, with a choice of another category for them.
 */
export function CategoryHeir({ doomed, heir, onChoose }: CategoryHeirProps) {
  const slugs = new Set(doomed.map(({ name }) => categorySlug(name)));
  const count = useArticleCount([...slugs].map((slug) => `category:${slug}`));
  const categories = useCategories();
  // Resets the choice of an earlier deletion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => onChoose(''), []);
  const ids = new Set(doomed.map(({ id }) => id));
  const others = categories?.filter(({ id }) => !ids.has(id)) ?? [];
  return (
    <div className="mt-3 border-rule border-t pt-3 text-ui">
      <p role="status" className="mb-2 text-label">
        {count === undefined ? 'Counting its articles…' : inWords(count)}
      </p>
      {count !== undefined && count > 0 && others.length > 0 ? (
        <SelectField
          label="Its articles"
          options={{
            '': 'Stay as they are, in no category of the list',
            ...Object.fromEntries(others.map(({ id, name }) => [id, `Go to ${name}`])),
          }}
          value={heir}
          onChange={onChoose}
        />
      ) : null}
    </div>
  );
}
