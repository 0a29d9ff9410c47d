import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Tag } from '#core/tag/tag.ts';
import { tagKind } from '#core/tag/tag-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { tagPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { useCountColumn } from '../articles/list/use-count-column.tsx';
import { MediaField } from '../media/media-field.tsx';
import { loadSection } from '../parts/api/load-section.ts';
import { useArticleCount } from '../parts/api/use-article-count.ts';
import { useContent } from '../parts/api/use-content.ts';
import { useMayChange } from '../parts/api/use-may-change.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import { describePlain, plainFieldsOf, plainValues } from '../parts/form/plain-fields.ts';
import { MergeDialog } from '../parts/table/merge-dialog.tsx';
import { RowButton } from '../parts/table/row-button.tsx';

const plain = plainFieldsOf({
  name: { label: words.name },
  slug: { label: words.addressOfThePage },
  description: { label: words.description },
  picture: { label: words.picture },
  pictureAlt: { label: words.pictureDescription },
});

/** Editor of a tag. */
function TagEditor({ record, onClose }: EditorPlace<Tag>) {
  const work = useRecordWork({
    collection: 'tags',
    record,
    toFields: (stored) => plainValues(plain, stored),
    labelOf: ({ name }) => name || words.newTag,
    describe: describePlain(plain),
    saving: useContent('tags', tagKind),
    onClose,
  });
  const { fields, change, errorOf } = work;
  const inputOf = (name: string) => ({
    value: fields[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
  });
  return (
    <RecordEditor
      work={work}
      title={record ? words.editTag : words.newTagHeading}
      saveLabel={words.saveTag}
    >
      <div className="grid gap-4 p-5">
        <TextInput label={words.name} required {...inputOf('name')} />
        <TextInput label={words.description} rows={3} {...inputOf('description')} />
        <TextInput
          label={words.addressOfThePage}
          hint={words.emptyMadeFromTheName}
          {...inputOf('slug')}
        />
        <MediaField
          label={words.picture}
          src={fields.picture ?? ''}
          type="image"
          onMedia={({ url, name }) =>
            change((was) => ({ ...was, picture: url, pictureAlt: was.pictureAlt || name }))
          }
          onRemove={() => change({ picture: '' })}
          hint={words.forPreviewsOfSharedLinks}
        />
        <TextInput label={words.pictureDescription} {...inputOf('pictureAlt')} />
      </div>
    </RecordEditor>
  );
}

function inWords(count: number | undefined): string {
  if (count === undefined) return words.countingTheArticles;
  if (count === 0) return words.noArticleHasTag;
  return words.articlesLoseTag(count);
}

const filtersOf = (tags: readonly Tag[]): string[] => tags.map(({ id }) => `tag:${id}`);

/** Number of articles that lose the tags to be deleted. */
function TagLoss({ doomed }: { doomed: readonly Tag[] }) {
  const { value: count, failure } = useArticleCount(filtersOf(doomed));
  return (
    <p role="status" className="mt-3 border-rule border-t pt-3 text-label">
      {failure ? words.itsArticlesCouldNotBeCounted(failure.detail) : inWords(count)}
    </p>
  );
}

export const loader = (args: RouteArgs) => loadSection(args, 'tags');

const columnsWith = (countColumn: ReturnType<typeof useCountColumn>): ColumnOf<'tags'>[] => [
  {
    label: words.name,
    sort: 'name',
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  countColumn(({ id }) => id),
  {
    label: words.page,
    cell: ({ slug }) => (
      <a href={tagPath(slug)} className="prose-link inline-block py-1 wrap-anywhere">
        {tagPath(slug)}
      </a>
    ),
  },
];

/** Section for tags. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const may = useMayChange(tagKind);
  const [merged, setMerged] = useState<Tag>();
  const countColumn = useCountColumn(
    'tag',
    loaded.list.records.map(({ id }) => id),
  );
  return (
    <>
      <ContentSection
        kind={tagKind}
        loaded={loaded}
        title={words.tags}
        nameOf={({ name }) => name}
        noun={words.tag}
        newLabel={words.newTagHeading}
        columns={columnsWith(countColumn)}
        empty={words.noTagsFoundCreate}
        mayChange={loaded.list.records.every((tag) => may(tag))}
        rowActions={(tag) => (
          <RowButton
            icon="merge"
            label={partsWords.mergeNamed(tag.name)}
            onClick={() => setMerged(tag)}
          />
        )}
        deleteWarning={(doomed) => <TagLoss doomed={doomed} />}
        editor={(place) => <TagEditor {...place} />}
      />
      {merged && (
        <MergeDialog
          collection="tags"
          merged={merged}
          filters={filtersOf([merged])}
          path={tagPath(merged.slug)}
          onClose={() => setMerged(undefined)}
        />
      )}
    </>
  );
}
