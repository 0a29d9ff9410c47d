import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { nameKey } from '#core/article/byline.ts';
import type { Author } from '#core/author/author.ts';
import { authorKind } from '#core/author/author-kind.ts';
import { counted } from '#core/locale/plural.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { authorPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { useCountColumn } from '../articles/list/use-count-column.tsx';
import { loadSection } from '../parts/api/load-section.ts';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { MergeDialog } from '../parts/table/merge-dialog.tsx';
import { RecordReplacement } from '../parts/table/record-replacement.tsx';
import { RowButton } from '../parts/table/row-button.tsx';
import { AuthorEditor } from './author-editor.tsx';

const filtersOf = (authors: readonly Author[]): string[] =>
  authors.flatMap(({ id, name }) => [`byline:${id}`, `byline:${nameKey(name)}`]);

function inWords(count: number): string {
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
  const [heir, setHeir] = useState('');
  const [merged, setMerged] = useState<Author>();
  const countColumn = useCountColumn(
    'author',
    loaded.list.records.map(({ id }) => id),
  );
  return (
    <>
      <ContentSection
        kind={authorKind}
        loaded={loaded}
        title={words.authors}
        nameOf={({ name }) => name}
        noun={words.author}
        newLabel={words.newAuthorHeading}
        columns={columnsWith(countColumn)}
        empty={words.noAuthorsFoundCreate}
        rowActions={(author) => (
          <RowButton
            icon="merge"
            label={partsWords.mergeNamed(author.name)}
            onClick={() => setMerged(author)}
          />
        )}
        deleteWarning={(doomed) => (
          <RecordReplacement
            collection="authors"
            doomed={doomed}
            filters={filtersOf(doomed)}
            replacement={heir}
            onChoose={setHeir}
            inWords={inWords}
            label={words.itsStoriesGoTo}
            none={words.toNobody}
            optionOf={(name) => name}
          />
        )}
        replacedBy={heir || undefined}
        editor={(place) => <AuthorEditor {...place} />}
      />
      {merged && (
        <MergeDialog
          collection="authors"
          merged={merged}
          filters={filtersOf([merged])}
          path={authorPath(merged.slug)}
          onClose={() => setMerged(undefined)}
        />
      )}
    </>
  );
}
