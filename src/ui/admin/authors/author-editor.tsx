import type { Author } from '#core/author/author.ts';
import { authorKind } from '#core/author/author-kind.ts';
import { MediaField } from '../media/media-field.tsx';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import { AccountSelect } from './account-select.tsx';
import { authorFields, describeAuthor } from './author-fields.ts';
import { LinkInputs } from './link-inputs.tsx';

/** Editor of an author. */
export function AuthorEditor({ record, onClose }: EditorPlace<Author>) {
  const work = useRecordWork({
    collection: 'authors',
    record,
    toFields: authorFields,
    labelOf: ({ name }) => name || 'New author',
    describe: describeAuthor,
    saving: useContent('authors', authorKind),
    onClose,
  });
  const { fields, change, errorOf } = work;
  return (
    <RecordEditor
      work={work}
      size="wide"
      title={record ? 'Edit Author' : 'New Author'}
      saveLabel="Save Author"
    >
      <div className="grid gap-4 p-5 md:grid-cols-2">
        <TextInput
          label="Name"
          required
          value={fields.name}
          onChange={(name) => change({ name })}
          error={errorOf('name')}
        />
        <TextInput
          label="Role"
          placeholder="Economy correspondent"
          value={fields.role}
          onChange={(role) => change({ role })}
          error={errorOf('role')}
        />
        <div className="md:col-span-2">
          <TextInput
            label="Biography"
            rows={5}
            hint="An empty line begins a new paragraph."
            value={fields.biography}
            onChange={(biography) => change({ biography })}
            error={errorOf('biography')}
          />
        </div>
        <MediaField
          label="Portrait"
          src={fields.picture}
          type="image"
          onMedia={({ url, name }) =>
            change((was) => ({ ...was, picture: url, pictureAlt: was.pictureAlt || name }))
          }
          onRemove={() => change({ picture: '' })}
          hint="A square picture suits best. Or drop one here."
        />
        <div className="grid content-start gap-4">
          <TextInput
            label="Portrait description"
            hint="Say what the portrait shows."
            value={fields.pictureAlt}
            onChange={(pictureAlt) => change({ pictureAlt })}
            error={errorOf('pictureAlt')}
          />
          <TextInput
            label="Address of the page"
            hint="Empty: made from the name."
            value={fields.slug}
            onChange={(slug) => change({ slug })}
            error={errorOf('slug')}
          />
          <AccountSelect value={fields.userId} onChange={(userId) => change({ userId })} />
        </div>
        <div className="md:col-span-2">
          <LinkInputs
            links={fields.links}
            error={errorOf('links')}
            onChange={(links) => change({ links })}
          />
        </div>
      </div>
    </RecordEditor>
  );
}
