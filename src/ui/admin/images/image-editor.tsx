import { imageKind } from '#core/image/image-kind.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { MediaButton } from '../media/media-button.tsx';
import { mediaLimits } from '../media/media-keeping.ts';
import { PICTURE_TYPES } from '../media/read-picture.ts';
import { stageMedia } from '../media/stage-media.ts';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { TextInput } from '../parts/form/form-field.tsx';
import { ImageUses } from './image-uses.tsx';

const toFields = (image: LibraryImage | undefined) => ({
  url: image?.url ?? '',
  alt: image?.alt ?? '',
});

type Fields = ReturnType<typeof toFields>;

const describe = ({ url, alt }: Fields): VersionPart[] => [
  { label: 'Image URL', text: url },
  { label: 'Alt Text', text: alt },
];

/** Adds a picture to the library by address, upload or drop, or edits an existing one. */
export function ImageEditor({ record, onClose }: EditorPlace<LibraryImage>) {
  const work = useRecordWork({
    collection: 'images',
    record,
    toFields,
    labelOf: ({ alt }) => alt || 'New image',
    describe,
    saving: useContent('images', imageKind),
    onClose,
  });
  const { fields, change } = work;
  const isUploaded = fields.url.startsWith('data:');

  async function take(file: File): Promise<void> {
    const media = await stageMedia(file, false, { isUnlisted: true });
    if (media) change((was) => ({ url: media.url, alt: was.alt || media.name }));
  }

  return (
    <RecordEditor
      work={work}
      title={record ? 'Edit Image' : 'Add New Image'}
      saveLabel={record ? 'Save Image' : 'Add Image'}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it */}
      <div
        className="grid grid-cols-1 gap-4 p-5"
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
            {`An uploaded picture of ${inDigits(Math.ceil(fields.url.length / 1365))} kB. `}
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
            error={work.errorOf('url')}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MediaButton accept={PICTURE_TYPES} onFile={(file) => void take(file)}>
            Upload picture
          </MediaButton>
          <span className="text-meta">{`Or drop one here. ${mediaLimits(false)}`}</span>
        </div>
        <TextInput
          label="Alt Text"
          required
          hint="Say what the picture shows."
          value={fields.alt}
          onChange={(alt) => change({ alt })}
          error={work.errorOf('alt')}
        />
        {record ? <ImageUses ids={[record.id]} /> : null}
      </div>
    </RecordEditor>
  );
}
