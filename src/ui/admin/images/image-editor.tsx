import { imageKind } from '#core/image/image-kind.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { Picture } from '#ui/kit/picture.tsx';
import { MediaButton } from '../media/media-button.tsx';
import { PICTURE_TYPES } from '../media/read-picture.ts';
import type { Described } from '../parts/compared-fields.tsx';
import { EditDialog } from '../parts/edit-dialog.tsx';
import { TextInput } from '../parts/form-field.tsx';
import { ConflictNotice, DraftNotice } from '../record-form/form-notices.tsx';
import { stageMedia } from '../record-form/read-media.ts';
import { useRecordForm } from '../record-form/use-record-form.ts';
import { UsedIn } from './used-in.tsx';

const toFields = (image: LibraryImage | undefined) => ({
  url: image?.url ?? '',
  alt: image?.alt ?? '',
});

type Fields = ReturnType<typeof toFields>;

const describe = ({ url, alt }: Fields): Described => ({ 'Image URL': url, 'Alt Text': alt });

interface ImageEditorProps {
  recordId: string;
  record: LibraryImage | undefined;
  onClose: () => void;
}

/** Adds a picture to the library by address, upload or drop, or changes what is said of one. */
export function ImageEditor({ recordId, record, onClose }: ImageEditorProps) {
  const form = useRecordForm({
    collection: 'imageLibrary',
    kind: imageKind,
    recordId,
    record,
    toFields,
    labelOf: ({ alt }) => alt || 'New image',
    onClose,
  });
  const { fields, change } = form;
  const isUploaded = fields.url.startsWith('data:');

  async function take(file: File): Promise<void> {
    const media = await stageMedia(file, false);
    if (media) change((was) => ({ url: media.url, alt: was.alt || media.name }));
  }

  return (
    <EditDialog
      isOpen
      title={record ? 'Edit Image' : 'Add New Image'}
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      saveLabel={record ? 'Save Image' : 'Add Image'}
      onSave={form.save}
      onClose={form.close}
    >
      <DraftNotice draft={form.draft} describe={describe} />
      <ConflictNotice conflict={form.conflict} fields={fields} describe={describe} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it */}
      <div
        className="grid gap-4 p-5"
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          void take(file);
        }}
      >
        {fields.url ? (
          <Picture
            key={fields.url}
            picture={{ src: fields.url, alt: fields.alt, placeholder: 0 }}
            ratio="16:9"
          />
        ) : null}
        {isUploaded ? (
          <p role="status" className="text-ink-2">
            {`An uploaded picture of ${Math.ceil(fields.url.length / 1365)} kB. `}
            <button
              type="button"
              onClick={() => change({ url: '' })}
              className="prose-link min-h-6"
            >
              Use an address instead
            </button>
          </p>
        ) : (
          <TextInput
            label="Image URL"
            type="url"
            required
            value={fields.url}
            onChange={(url) => change({ url })}
            error={form.errorOf('url')}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MediaButton accept={PICTURE_TYPES} onFile={(file) => void take(file)}>
            Upload picture
          </MediaButton>
          <span className="text-meta">Or drop one here.</span>
        </div>
        <TextInput
          label="Alt Text"
          required
          hint="Say what the picture shows."
          value={fields.alt}
          onChange={(alt) => change({ alt })}
          error={form.errorOf('alt')}
        />
        {record ? <UsedIn url={record.url} /> : null}
      </div>
    </EditDialog>
  );
}
