import { WHOLE } from '#core/article/crop.ts';
import { USUAL_FOCUS } from '#core/article/focus.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { cropInWords } from '../parts/crop/crop-in-words.ts';
import type { VersionPart } from '../parts/dialog/compare-dialog.tsx';

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
