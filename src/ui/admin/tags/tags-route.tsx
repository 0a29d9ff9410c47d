import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { counted } from '#core/locale/plural.ts';
import type { Tag } from '#core/tag/tag.ts';
import { tagKind } from '#core/tag/tag-kind.ts';
import type { RouteArgs } from '#ui/client-context.ts';
import { tagPath } from '#ui/routes.ts';
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
  name: { label: 'Name' },
  slug: { label: 'Address of the page' },
  description: { label: 'Description' },
  picture: { label: 'Picture' },
  pictureAlt: { label: 'Picture description' },
});

/** Editor of a tag. */
function TagEditor({ record, onClose }: EditorPlace<Tag>) {
  const work = useRecordWork({
    collection: 'tags',
    record,
    toFields: (stored) => plainValues(plain, stored),
    labelOf: ({ name }) => name || 'New tag',
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
    <RecordEditor work={work} title={record ? 'Edit Tag' : 'New Tag'} saveLabel="Save Tag">
      <div className="grid gap-4 p-5">
        <TextInput label="Name" required {...inputOf('name')} />
        <TextInput label="Description" rows={3} {...inputOf('description')} />
        <TextInput
          label="Address of the page"
          hint="Empty: made from the name."
          {...inputOf('slug')}
        />
        <MediaField
          label="Picture"
          src={fields.picture ?? ''}
          type="image"
          onMedia={({ url, name }) =>
            change((was) => ({ ...was, picture: url, pictureAlt: was.pictureAlt || name }))
          }
          onRemove={() => change({ picture: '' })}
          hint="For previews of shared links. Or drop one here."
        />
        <TextInput label="Picture description" {...inputOf('pictureAlt')} />
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
  if (count === 0) return 'No article has it.';
  return `${counted(count, { one: 'article loses', other: 'articles lose' })} it, unless it is merged into another tag.`;
}

/** Number of articles with the tags to be deleted, with a choice of another tag for them. */
const TagReplacement = (props: TagReplacementProps) => (
  <RecordReplacement
    {...props}
    collection="tags"
    filters={props.doomed.map(({ id }) => `tag:${id}`)}
    inWords={inWords}
    label="Merge into"
    none="No other tag"
    optionOf={(name) => name}
  />
);

export const loader = (args: RouteArgs) => loadSection(args, 'tags');

const columns: ColumnOf<'tags'>[] = [
  {
    label: 'Name',
    sort: 'name',
    cell: ({ name }) => <span className="font-semibold">{name}</span>,
  },
  {
    label: 'Page',
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
  return (
    <ContentSection
      kind={tagKind}
      loaded={loaded}
      title="Tags"
      nameOf={({ name }) => name}
      noun="tag"
      newLabel="New Tag"
      columns={columns}
      empty="No tags found. Create the first one!"
      mayChange={loaded.list.records.every((tag) => may(tag))}
      deleteWarning={(doomed) => (
        <TagReplacement doomed={doomed} replacement={replacement} onChoose={setReplacement} />
      )}
      replacedBy={replacement || undefined}
      editor={(place) => <TagEditor {...place} />}
    />
  );
}
