import { useLoaderData } from 'react-router';
import { nameKey } from '#core/article/byline.ts';
import type { Author } from '#core/author/author.ts';
import { authorKind } from '#core/author/author-kind.ts';
import { counted } from '#core/locale/plural.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { authorPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { useCountColumn } from '../articles/list/use-count-column.tsx';
import { loadSection } from '../parts/api/load-section.ts';
import { useArticleCount } from '../parts/api/use-article-count.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { AuthorEditor } from './author-editor.tsx';

/** Number of articles whose link to the author's page goes with the author. */
function AuthorLoss({ doomed }: { doomed: readonly Author[] }) {
  const filters = doomed.flatMap(({ id, name }) => [`byline:${id}`, `byline:${nameKey(name)}`]);
  const { value: count, failure } = useArticleCount(filters);
  return (
    <p role="status" className="mt-3 border-rule border-t pt-3 text-label">
      {failure ? words.itsArticlesCouldNotBeCounted(failure.detail) : inWords(count)}
    </p>
  );
}

function inWords(count: number | undefined): string {
  if (count === undefined) return words.countingTheArticles;
  if (count === 0) return words.noArticleLosesAnAuthor;
  const losing = counted(count, words.articlesLoseTheirAuthor);
  return words.theNameStaysWithout(losing);
}

export const loader = (args: RouteArgs) => loadSection(args, 'authors');

const columnsWith = (countColumn: ReturnType<typeof useCountColumn>): ColumnOf<'authors'>[] => [
  {
    label: words.name,
    sort: 'name',
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  { label: words.role, sort: 'role', cell: ({ role }) => role },
  countColumn(({ id }) => id),
  {
    label: words.page,
    cell: ({ slug }) => (
      <a href={authorPath(slug)} className="prose-link inline-block py-1 wrap-anywhere">
        {authorPath(slug)}
      </a>
    ),
  },
];

/** Section for authors. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const countColumn = useCountColumn(
    'author',
    loaded.list.records.map(({ id }) => id),
  );
  return (
    <ContentSection
      kind={authorKind}
      loaded={loaded}
      title={words.authors}
      nameOf={({ name }) => name}
      noun={words.author}
      newLabel={words.newAuthorHeading}
      columns={columnsWith(countColumn)}
      empty={words.noAuthorsFoundCreate}
      deleteWarning={(doomed) => <AuthorLoss doomed={doomed} />}
      editor={(place) => <AuthorEditor {...place} />}
    />
  );
}
