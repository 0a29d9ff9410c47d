import type { ReactNode } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import { articleKind } from '#core/article/article-kind.ts';
import type { ArticleRow } from '#core/article/article-row.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import type { SectionInk } from '#core/category/section-ink.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { PublishedTime } from '#ui/kit/design/published-time.tsx';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useContent } from '../../parts/api/use-content.ts';
import { dropCopiesOf } from '../../parts/editor/unsaved-work-store.ts';
import { type Column, RecordTable } from '../../parts/table/record-table.tsx';
import { RowButton } from '../../parts/table/row-button.tsx';
import { useRole } from '../../shell/back-office-route.tsx';
import { inkOf } from '../ink-of.ts';

interface TitleCellProps {
  article: ArticleRow;
  ink: SectionInk;
  onEdit: () => void;
}

function TitleCell({ article, ink, onEdit }: TitleCellProps) {
  const { title, author } = article;
  return (
    <div data-ink={ink} className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3">
      <Picture picture={article.picture} ratio="4:3" isDecorative />
      <div>
        <button
          type="button"
          onClick={onEdit}
          className="text-left font-semibold wrap-anywhere hover:underline-ui"
        >
          {title}
        </button>
        <p className="mt-0.5 text-meta">
          {author.trim() ? `${author} · ` : ''}
          <PublishedTime published={article.published} />
        </p>
      </div>
    </div>
  );
}

function CategoryCell({ name, ink }: { name: string; ink: SectionInk }) {
  return (
    <span
      data-ink={ink}
      className="inline-flex items-center gap-2 font-semibold text-[0.8125rem]/4.5 [--disc-width:14px] max-md:pl-19"
    >
      <span className="half-disc flex-none" />
      <span title={name} className="line-clamp-2">
        {name}
      </span>
    </span>
  );
}

interface StarProps {
  article: ArticleRow;
  /** Absent for users who may not feature articles: the star only indicates. */
  onToggle: (() => void) | undefined;
}

function Star({ article: { title, isFeatured }, onToggle }: StarProps) {
  if (!onToggle) {
    return isFeatured ? (
      <span data-featured className="article-star inline-grid size-9 place-items-center">
        <AdminIcon name="star" />
        <span className="sr-only">Featured</span>
      </span>
    ) : null;
  }
  return (
    <button
      type="button"
      aria-pressed={isFeatured}
      aria-label={`Featured: ${title}`}
      title="Featured"
      onClick={onToggle}
      className="article-star inline-grid size-9 place-items-center rounded-2 text-ink-3 hover:bg-wash-2 hover:text-ink pointer-coarse:size-11"
    >
      <AdminIcon name="star" />
    </button>
  );
}

interface ArticleTableProps {
  list: RecordList<'articles'>;
  categories: readonly CategoryLink[];
  newButton: ReactNode;
  onEdit: (id: string) => void;
}

/** Table of all articles, with featuring and deleting. */
export function ArticleTable({ list, categories, newButton, onEdit }: ArticleTableProps) {
  const { run, successOf, remove } = useContent('articles', articleKind);

  const mayFeature = isAtLeast(useRole(), 'editor');
  const toggleFeatured = (row: ArticleRow): void =>
    void run(
      () =>
        adminClient().ask('POST /admin/articles/:id/feature', {
          id: row.id,
          isFeatured: !row.isFeatured,
        }),
      successOf(row),
    );

  async function deleteArticle({ id }: ArticleRow): Promise<boolean> {
    const isGone = await remove(id);
    if (isGone) await dropCopiesOf({ collection: 'articles', recordId: id });
    return isGone;
  }

  const columns: Column<ArticleRow>[] = [
    {
      label: 'Title',
      sort: 'title',
      cell: (article) => (
        <TitleCell
          article={article}
          ink={inkOf(article.category, categories)}
          onEdit={() => onEdit(article.id)}
        />
      ),
    },
    {
      label: 'Category',
      sort: 'category',
      cell: ({ category }) => <CategoryCell name={category} ink={inkOf(category, categories)} />,
      className: 'md:w-40',
    },
    {
      label: 'Featured',
      cell: (article) => (
        <Star article={article} onToggle={mayFeature ? () => toggleFeatured(article) : undefined} />
      ),
      className: 'max-md:col-start-3! max-md:row-start-2 max-md:justify-self-end md:w-24',
    },
  ];

  return (
    <RecordTable
      label="Articles"
      list={list}
      columns={columns}
      nameOf={({ title }) => title}
      empty="No articles found. Write your first one!"
      emptyAction={newButton}
      actions={({ id, title }) => (
        <RowButton icon="edit" label={`Edit ${title}`} onClick={() => onEdit(id)} />
      )}
      onDelete={deleteArticle}
      deleteText={({ title }) => `This will permanently delete the article "${title}".`}
    />
  );
}
