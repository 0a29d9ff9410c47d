import { type ReactNode, useId, useState } from 'react';
import type { Crop } from '#core/article/crop.ts';
import type { Focus } from '#core/article/focus.ts';
import { imageKind } from '#core/image/image-kind.ts';
import { imageLabel, type LibraryImage } from '#core/image/library-image.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import * as words from '#ui/words/admin/collections-words.ts';
import { MediaButton } from '../media/media-button.tsx';
import { mediaLimits } from '../media/media-keeping.ts';
import { PICTURE_TYPES } from '../media/read-picture.ts';
import { stageMedia } from '../media/stage-media.ts';
import { useContent } from '../parts/api/use-content.ts';
import type { EditorPlace } from '../parts/content-page.tsx';
import { CropButtons } from '../parts/crop/crop-dialog.tsx';
import { RecordEditor } from '../parts/editor/record-editor.tsx';
import { useRecordWork } from '../parts/editor/use-record-work.ts';
import { FocusInput } from '../parts/form/focus-input.tsx';
import { TextInput } from '../parts/form/form-field.tsx';
import {
  describeImage,
  FurtherFields,
  type ImageFields,
  toFields,
  toInput,
} from './further-fields.tsx';
import { ImageUses } from './image-uses.tsx';
import { ReplaceEverywhere } from './replace-everywhere.tsx';

interface FocalPointFieldProps {
  url: string;
  value: Focus;
  crop: Crop | undefined;
  onChange: (focus: Focus) => void;
  /** Buttons below the picture. */
  children: ReactNode;
}

/** The whole picture with its focal point; placeholder art if it can't be shown. */
function FocalPointField({ url, value, crop, onChange, children }: FocalPointFieldProps) {
  const [isBroken, setBroken] = useState(false);
  const heading = useId();
  const src = safeMedia(url);
  if (src === undefined || isBroken) {
    return <Picture picture={{ alt: '', placeholder: 0 }} ratio="16:9" isDecorative />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be a grid item
    <div role="group" aria-labelledby={heading} className="grid gap-1.5">
      <p id={heading} className="text-label">
        {words.focalPoint}
      </p>
      <FocusInput
        src={src}
        value={value}
        crop={crop}
        onChange={onChange}
        onError={() => setBroken(true)}
      />
      <p className="text-meta">{words.staysInViewWhere}</p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

/** Note that an uploaded file is in the library already, with a link to it. */
const KnownPicture = ({ known }: { known: LibraryImage | undefined }) => (
  <p role="status" className="basis-full wrap-anywhere">
    {known ? (
      <Sentence
        words={words.thisPictureIs}
        slots={{
          picture: () => (
            <a href={`/admin/images?edit=${known.id}`} className="prose-link inline-block min-h-6">
              {imageLabel(known)}
            </a>
          ),
        }}
      />
    ) : null}
  </p>
);

/** Adds a picture to the library by address, upload or drop, or edits an existing one. */
export function ImageEditor({ record, onClose }: EditorPlace<LibraryImage>) {
  const content = useContent('images', imageKind);
  const [known, setKnown] = useState<LibraryImage>();
  const [replacements, setReplacements] = useState(0);
  const work = useRecordWork({
    collection: 'images',
    record,
    toFields,
    labelOf: ({ alt }) => alt || words.newImage,
    describe: describeImage,
    saving: { ...content, send: (sent: ImageFields, over) => content.send(toInput(sent), over) },
    onClose,
  });
  const { fields, change } = work;
  const isUploaded = fields.url.startsWith('data:');

  async function take(file: File): Promise<void> {
    const media = await stageMedia(file, false, { isUnlisted: true });
    if (!media) return;
    if (media.known && media.known.id !== record?.id) return setKnown(media.known);
    setKnown(undefined);
    const said = media.description;
    change((was) => ({
      ...was,
      ...{ crop: undefined, url: media.url, alt: was.alt || media.name },
      caption: was.caption || (said?.caption ?? ''),
      credit: was.credit || (said?.credit ?? ''),
      rights: was.rights || (said?.rights ?? ''),
      tags: was.tags || (said?.tags?.join(', ') ?? ''),
      takenOn: was.takenOn || (said?.takenOn ?? ''),
    }));
  }

  /** Error of a field, or of a member of it. */
  const errorOf = (field: keyof ImageFields): string | undefined => {
    const marked = work.failure?.field?.split('.')[0];
    return marked === field ? work.failure?.detail : undefined;
  };

  return (
    <RecordEditor
      work={work}
      title={record ? words.editImage : words.addNewImage}
      saveLabel={record ? words.saveImage : words.addImage}
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
          <FocalPointField
            key={fields.url}
            url={fields.url}
            value={fields.focus}
            crop={fields.crop}
            onChange={(focus) => change({ focus })}
          >
            <CropButtons
              src={fields.url}
              crop={fields.crop}
              focus={fields.focus}
              onCrop={(crop) => change({ crop })}
            />
          </FocalPointField>
        ) : null}
        {isUploaded ? (
          <p role="status" className="text-ink-2">
            {words.anUploadedPictureOfKb(inDigits(Math.ceil(fields.url.length / 1365)))}
            <button
              type="button"
              onClick={() => change({ url: '' })}
              className="prose-link min-h-6"
            >
              {words.useAnAddressInstead}
            </button>
          </p>
        ) : (
          <TextInput
            label={words.imageUrl}
            type="url"
            required
            value={fields.url}
            onChange={(url) => change({ url })}
            error={errorOf('url')}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MediaButton accept={PICTURE_TYPES} onFile={(file) => void take(file)}>
            {words.uploadPicture}
          </MediaButton>
          <span className="text-meta">{words.orDrop(mediaLimits(false))}</span>
          <KnownPicture known={known} />
        </div>
        <TextInput
          label={words.altText}
          required
          hint={words.sayWhatThePictureShows}
          value={fields.alt}
          onChange={(alt) => change({ alt })}
          error={errorOf('alt')}
        />
        <FurtherFields fields={fields} change={change} errorOf={errorOf} />
        {record ? (
          <ImageUses key={replacements} ids={[record.id]}>
            <ReplaceEverywhere
              image={record}
              onReplaced={() => setReplacements((was) => was + 1)}
            />
          </ImageUses>
        ) : null}
      </div>
    </RecordEditor>
  );
}
