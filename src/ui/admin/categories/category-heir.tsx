import { useEffect, useState } from 'react';
import { type Category, categorySlug } from '#core/category/category.ts';
import { counted } from '#core/locale/plural.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { allRecords } from '../parts/api/all-records.ts';
import { SelectField } from '../parts/form/form-field.tsx';

async function countIn(slug: string): Promise<number> {
  const filter = `category:${slug}`;
  return (await adminClient().ask('GET /admin/articles', { filter })).total;
}

/** Number of articles with these category slugs, and all categories; `undefined` while loading. */
function useCounted(slugs: readonly string[]) {
  const [counted, setCounted] = useState<{ count: number; categories: Category[] }>();
  const asked = slugs.join('\n');
  useEffect(() => {
    let isCurrent = true;
    const counting = Promise.all(asked.split('\n').map(countIn));
    Promise.all([counting, allRecords('categories')]).then(
      ([counts, categories]) =>
        isCurrent && setCounted({ count: counts.reduce((sum, one) => sum + one, 0), categories }),
      console.error,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return counted;
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
  const counted = useCounted([...slugs]);
  // Resets the choice of an earlier deletion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => onChoose(''), []);
  const ids = new Set(doomed.map(({ id }) => id));
  const others = counted?.categories.filter(({ id }) => !ids.has(id)) ?? [];
  return (
    <div className="mt-3 border-rule border-t pt-3 text-ui">
      <p role="status" className="mb-2 text-label">
        {counted ? inWords(counted.count) : 'Counting its articles…'}
      </p>
      {counted && counted.count > 0 && others.length > 0 ? (
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
