import { WHOLE } from '#core/article/crop.ts';
import { USUAL_FOCUS } from '#core/article/focus.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import * as words from '#ui/words/admin/collections-words.ts';
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
  { label: words.imageUrl, text: fields.url },
  { label: words.altText, text: fields.alt },
  { label: words.caption, text: fields.caption },
  { label: words.credit, text: fields.credit },
  { label: words.termsOfUse, text: fields.rights },
  { label: words.takenOn, text: fields.takenOn },
  { label: words.tags, text: fields.tags },
  { label: words.focalPoint, text: `${fields.focus.x} %, ${fields.focus.y} %` },
  { label: words.crop, text: cropInWords(fields.crop) },
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
      label={words.caption}
      rows={2}
      hint={words.articlesThatShowThePicture}
      value={fields.caption}
      onChange={(caption) => change({ caption })}
      error={errorOf('caption')}
    />
    <TextInput
      label={words.credit}
      hint={words.photographerOrAgency}
      value={fields.credit}
      onChange={(credit) => change({ credit })}
      error={errorOf('credit')}
    />
    <TextInput
      label={words.termsOfUse}
      rows={2}
      hint={words.forTheNewsroomReadersNever}
      value={fields.rights}
      onChange={(rights) => change({ rights })}
      error={errorOf('rights')}
    />
    <TextInput
      label={words.takenOn}
      type="date"
      hint={words.forTheNewsroom}
      value={fields.takenOn}
      onChange={(takenOn) => change({ takenOn })}
      error={errorOf('takenOn')}
    />
    <TextInput
      label={words.tags}
      hint={words.separatedByCommasTheSearch}
      value={fields.tags}
      onChange={(tags) => change({ tags })}
      error={errorOf('tags')}
    />
  </>
);
