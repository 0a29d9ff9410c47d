import { useContext } from 'react';
import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { LeadPictureContext } from '#ui/admin/articles/blocks/lead-picture.ts';
import { PictureShown, PictureSource } from '#ui/admin/articles/blocks/media/picture-source.tsx';
import { fromLibrary, unframed, wordsFor } from '#ui/admin/media/from-library.ts';
import { CropButtons } from '#ui/admin/parts/crop/crop-dialog.tsx';
import { SelectField, TextInput } from '#ui/admin/parts/form/form-field.tsx';
import { Button } from '#ui/kit/design/button.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import { type ImageBlock, imageWidths } from './image.ts';

const widths = {
  text: surfaceWords.asWideAsTheText,
  wide: surfaceWords.wide,
  full: surfaceWords.wholePage,
} as const;

const widthOf = (value: string): ImageBlock['width'] =>
  imageWidths.find((width) => width === value && width !== 'text');

/** Says that the picture leads the article, or offers it. */
function LeadLine({ block }: { block: ImageBlock }) {
  const lead = useContext(LeadPictureContext);
  if (block.src === '') return null;
  if (lead.id === block.id) {
    return (
      <p className="text-meta">
        <strong className="text-ink">{surfaceWords.leadPicture}</strong>{' '}
        {surfaceWords.readersSeeItAbove}
      </p>
    );
  }
  if (!lead.mayLead(block.id)) {
    return <p className="text-meta">{surfaceWords.behindThePaywallItCant}</p>;
  }
  return (
    <Button
      tone="line"
      size="small"
      className="justify-self-start"
      onClick={() => lead.choose(block.id)}
    >
      {surfaceWords.makeItTheLeadPicture}
    </Button>
  );
}

function ImageFields({ block, change }: CardProps<ImageBlock>) {
  return (
    <div className="grid gap-3">
      <PictureShown src={block.src} crop={block.crop} focus={block.focus} />
      <LeadLine block={block} />
      <TextInput
        label={surfaceWords.altText}
        value={block.alt}
        onChange={(alt) => change({ alt })}
        hint={surfaceWords.sayWhatThePictureShows}
      />
      <TextInput
        label={surfaceWords.captionOptional}
        value={block.caption ?? ''}
        onChange={(caption) => change({ caption: caption || undefined })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label={surfaceWords.creditOptional}
          value={block.credit ?? ''}
          onChange={(credit) => change({ credit: credit || undefined })}
        />
        <SelectField
          label={surfaceWords.width}
          value={block.width ?? 'text'}
          options={widths}
          onChange={(width) => change({ width: widthOf(width) })}
        />
      </div>
      <PictureSource
        onUpload={(picture) =>
          change((now) => ({ ...unframed, src: picture.url, ...wordsFor(now, picture) }))
        }
        onChoose={(image) => change((now) => fromLibrary(now, image))}
      >
        <CropButtons
          src={block.src}
          crop={block.crop}
          focus={block.focus}
          onCrop={(crop) => change({ crop })}
        />
      </PictureSource>
    </div>
  );
}

export const kind: CardKind<ImageBlock> = {
  label: surfaceWords.image,
  icon: 'image',
  group: surfaceWords.picturesAndSound,
  words: surfaceWords.picturePhoto,
  empty: () => ({ type: 'image', src: '', alt: '' }),
  Fields: ImageFields,
};
