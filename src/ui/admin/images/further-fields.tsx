import { WHOLE } from '#core/article/crop.ts';
import { USUAL_FOCUS } from '#core/article/focus.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { cropInWords } from '../parts/crop/crop-in-words.ts';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';
import { TextInput } from '../parts/form/form-field.tsx';

/** Fields of the form; tags are one text, separated by commas. */
export const toFields = (image: LibraryImage | undefined) => ({
  url: image?.url ?? '',
  alt: image?.alt ?? '',
  caption: image?.caption ?? '',
  credit: image?.credit ?? '',
  rights: image?.rights ?? '',
  takenOn: image?.takenOn ?? '',
  tags: image?.tags?.join(', ') ?? '',
  focus: image?.focus ?? USUAL_FOCUS,
  crop: image?.crop,
});

export type ImageFields = ReturnType<typeof toFields>;

/** Input of the API for these fields. */
export const toInput = ({ tags, crop, ...fields }: ImageFields) => ({
  ...fields,
  crop: crop ?? WHOLE,
  tags: tags.split(',').map((tag) => tag.trim()),
});

export const describeImage = (fields: ImageFields): VersionPart[] => [
  { label: 'Image URL', text: fields.url },
  { label: 'Alt Text', text: fields.alt },
  { label: 'Caption', text: fields.caption },
  { label: 'Credit', text: fields.credit },
  { label: 'Terms of Use', text: fields.rights },
  { label: 'Taken On', text: fields.takenOn },
  { label: 'Tags', text: fields.tags },
  { label: 'Focal Point', text: `${fields.focus.x} %, ${fields.focus.y} %` },
  { label: 'Crop', text: cropInWords(fields.crop) },
];

interface FurtherFieldsProps {
  fields: ImageFields;
  change: (fields: Partial<ImageFields>) => void;
  errorOf: (field: keyof ImageFields) => string | undefined;
}

/** Optional fields of a picture: what goes along into articles, and what the newsroom needs. */
export const FurtherFields = ({ fields, change, errorOf }: FurtherFieldsProps) => (
  <>
    <TextInput
      label="Caption"
      rows={2}
      hint="Articles that show the picture begin with this caption and credit."
      value={fields.caption}
      onChange={(caption) => change({ caption })}
      error={errorOf('caption')}
    />
    <TextInput
      label="Credit"
      hint="Photographer or agency."
      value={fields.credit}
      onChange={(credit) => change({ credit })}
      error={errorOf('credit')}
    />
    <TextInput
      label="Terms of Use"
      rows={2}
      hint="For the newsroom; readers never see them."
      value={fields.rights}
      onChange={(rights) => change({ rights })}
      error={errorOf('rights')}
    />
    <TextInput
      label="Taken On"
      type="date"
      hint="For the newsroom; of an upload as its file says."
      value={fields.takenOn}
      onChange={(takenOn) => change({ takenOn })}
      error={errorOf('takenOn')}
    />
    <TextInput
      label="Tags"
      hint="Separated by commas. The search of the library finds them."
      value={fields.tags}
      onChange={(tags) => change({ tags })}
      error={errorOf('tags')}
    />
  </>
);
