import type { Tag } from '#core/tag/tag.ts';
import { tagKind } from '#core/tag/tag-kind.ts';
import { MediaField } from '../media/media-field.tsx';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import { describePlain, plainFieldsOf, plainValues } from '../parts/form/plain-fields.ts';

const plain = plainFieldsOf({
  name: { label: 'Name' },
  slug: { label: 'Address of the page' },
  description: { label: 'Description' },
  picture: { label: 'Picture' },
  pictureAlt: { label: 'Picture description' },
});

/** Editor of a tag. */
export function TagEditor({ record, onClose }: EditorPlace<Tag>) {
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
