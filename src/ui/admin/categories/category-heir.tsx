import { type Category, categorySlug } from '#core/category/category.ts';
import { counted } from '#core/locale/plural.ts';
import { RecordHeir } from '../parts/table/record-heir.tsx';

interface CategoryHeirProps {
  /** Categories to be deleted. */
  doomed: readonly Category[];
  /** Id of the category that gets the articles; '' leaves them unchanged. */
  heir: string;
  onChoose: (id: string) => void;
}

const inWords = (count: number): string => {
  if (count === 0) return 'No article belongs to it.';
  return `${counted(count, { one: 'article belongs', other: 'articles belong' })} to it.`;
};

/** Number of articles in the categories to be deleted, with a choice of another category for them. */
export function CategoryHeir(props: CategoryHeirProps) {
  const slugs = new Set(props.doomed.map(({ name }) => categorySlug(name)));
  return (
    <RecordHeir
      {...props}
      collection="categories"
      filters={[...slugs].map((slug) => `category:${slug}`)}
      inWords={inWords}
      label="Its articles"
      none="Stay as they are, in no category of the list"
      optionOf={(name) => `Go to ${name}`}
    />
  );
}
