import type { CardKind, CardProps } from '#ui/admin/articles/blocks/define-block-kind.ts';
import { PictureShown, PictureSource } from '#ui/admin/articles/blocks/media/picture-source.tsx';
import { fromLibrary, wordsFor } from '#ui/admin/media/from-library.ts';
import { CropButtons } from '#ui/admin/parts/crop/crop-dialog.tsx';
import { SelectField, TextInput } from '#ui/admin/parts/form/form-field.tsx';
import { RowButton } from '#ui/admin/parts/table/row-button.tsx';
import * as surfaceWords from '#ui/words/admin/surface-words.ts';
import type { GalleryBlock, GalleryPicture } from './gallery.ts';

const layouts = { grid: surfaceWords.grid, strip: surfaceWords.stripThatScrolls } as const;

interface PictureFieldsProps {
  picture: GalleryPicture;
  place: number;
  change: (values: Partial<GalleryPicture>) => void;
  /** Moves it among the pictures; absent where it is at that end. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function PictureFields(props: PictureFieldsProps) {
  const { picture, place, change, onUp, onDown, onRemove } = props;
  return (
    <li className="grid gap-3 border-rule border-t pt-3 sm:grid-cols-[180px_minmax(0,1fr)_auto]">
      <div className="grid content-start gap-2">
        <PictureShown src={picture.src} crop={picture.crop} focus={picture.focus} />
        <div className="flex flex-wrap gap-2">
          <CropButtons
            src={picture.src}
            crop={picture.crop}
            focus={picture.focus}
            of={surfaceWords.picture(place)}
            onCrop={(crop) => change({ crop })}
          />
        </div>
      </div>
      <div className="grid gap-3">
        <TextInput
          label={surfaceWords.altTextOfPicture(place)}
          value={picture.alt}
          onChange={(alt) => change({ alt })}
        />
        <TextInput
          label={surfaceWords.captionOfPictureOptional(place)}
          value={picture.caption ?? ''}
          onChange={(caption) => change({ caption })}
        />
        <TextInput
          label={surfaceWords.creditOfPictureOptional(place)}
          value={picture.credit ?? ''}
          onChange={(credit) => change({ credit })}
        />
      </div>
      <div>
        <RowButton
          icon="up"
          label={surfaceWords.movePictureUp(place)}
          disabled={!onUp}
          onClick={() => onUp?.()}
        />
        <RowButton
          icon="down"
          label={surfaceWords.movePictureDown(place)}
          disabled={!onDown}
          onClick={() => onDown?.()}
        />
        <RowButton icon="delete" label={surfaceWords.removePicture(place)} onClick={onRemove} />
      </div>
    </li>
  );
}

function GalleryFields({ block, change }: CardProps<GalleryBlock>) {
  const move = (from: number, to: number): void =>
    change(({ pictures }) => {
      const moved = pictures[from];
      return {
        pictures: moved ? pictures.toSpliced(from, 1).toSpliced(to, 0, moved) : pictures,
      };
    });
  return (
    <div className="grid gap-3">
      <TextInput
        label={surfaceWords.titleOptional}
        value={block.title ?? ''}
        onChange={(title) => change({ title: title || undefined })}
      />
      <SelectField
        label={surfaceWords.layout}
        value={block.layout}
        options={layouts}
        onChange={(layout) => change({ layout: layout === 'strip' ? 'strip' : 'grid' })}
      />
      <ol className="grid gap-3">
        {block.pictures.map((picture, at) => (
          <PictureFields
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no ids
            key={at}
            picture={picture}
            place={at + 1}
            change={(values) =>
              change(({ pictures }) => ({
                pictures: pictures.with(at, { ...picture, ...values }),
              }))
            }
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < block.pictures.length - 1 ? () => move(at, at + 1) : undefined}
            onRemove={() => change(({ pictures }) => ({ pictures: pictures.toSpliced(at, 1) }))}
          />
        ))}
      </ol>
      <PictureSource
        labels={[surfaceWords.uploadPictures, surfaceWords.addFromLibrary]}
        isMultiple
        onUpload={(picture) =>
          change(({ pictures }) => ({
            pictures: [...pictures, { src: picture.url, ...wordsFor({ alt: '' }, picture) }],
          }))
        }
        onChoose={(image) =>
          change(({ pictures }) => ({
            pictures: [...pictures, { ...fromLibrary({ alt: '' }, image) }],
          }))
        }
      />
    </div>
  );
}

export const kind: CardKind<GalleryBlock> = {
  label: surfaceWords.gallery,
  icon: 'gallery',
  group: surfaceWords.picturesAndSound,
  words: surfaceWords.picturesPhotos,
  empty: () => ({ type: 'gallery', layout: 'grid', pictures: [] }),
  Fields: GalleryFields,
};
