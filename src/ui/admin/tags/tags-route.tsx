import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Tag } from '#core/tag/tag.ts';
import { tagKind } from '#core/tag/tag-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { tagPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { useCountColumn } from '../articles/list/use-count-column.tsx';
import { MediaField } from '../media/media-field.tsx';
import { loadSection } from '../parts/api/load-section.ts';
import { useContent } from '../parts/api/use-content.ts';
import { useMayChange } from '../parts/api/use-may-change.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { type ColumnOf, ContentSection } from '../parts/content-section.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import { describePlain, plainFieldsOf, plainValues } from '../parts/form/plain-fields.ts';
import { RecordReplacement } from '../parts/table/record-replacement.tsx';

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

interface TagReplacementProps {
  /** Tags to be deleted. */
  doomed: readonly Tag[];
  /** Id of the tag that they are merged into; '' for none. */
  replacement: string;
  onChoose: (id: string) => void;
}

function inWords(count: number): string {
  if (count === 0) return words.noArticleHasTag;
  return words.articlesLoseTag(count);
}

/** Number of articles with the tags to be deleted, with a choice of another tag for them. */
const TagReplacement = (props: TagReplacementProps) => (
  <RecordReplacement
    {...props}
    collection="tags"
    filters={props.doomed.map(({ id }) => `tag:${id}`)}
    inWords={inWords}
    label={words.mergeInto}
    none={words.noOtherTag}
    optionOf={(name) => name}
  />
);

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
  const [replacement, setReplacement] = useState('');
  const countColumn = useCountColumn(
    'tag',
    loaded.list.records.map(({ id }) => id),
  );
  return (
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
      deleteWarning={(doomed) => (
        <TagReplacement doomed={doomed} replacement={replacement} onChoose={setReplacement} />
      )}
      replacedBy={replacement || undefined}
      editor={(place) => <TagEditor {...place} />}
    />
  );
}
