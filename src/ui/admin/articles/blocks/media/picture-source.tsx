import { type ReactNode, useState } from 'react';
import type { Crop } from '#core/article/crop.ts';
import type { Focus } from '#core/article/focus.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { hashOf } from '#core/text/hash.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import { MediaButton } from '../../../media/media-button.tsx';
import { PICTURE_TYPES } from '../../../media/read-picture.ts';
import { ImagePicker } from '../../../parts/form/image-picker.tsx';
import { uploadPicture } from './upload-picture.ts';

interface PictureShownProps {
  src: string;
  crop?: Crop | undefined;
  focus?: Focus | undefined;
}

/** A picture with 16:9 art, or the place for one. */
export const PictureShown = ({ src, crop, focus }: PictureShownProps) =>
  src === '' ? (
    <p className="grid aspect-[16/9] place-items-center border border-edge border-dashed p-3 text-center text-ink-3">
      Drop, paste or upload a picture
    </p>
  ) : (
    <Picture
      picture={{ src, alt: '', placeholder: hashOf(src) % 4, crop, focus }}
      ratio="16:9"
      ownRatio={crop && Math.max(1, crop.ratio)}
      isDecorative
    />
  );

interface PictureSourceProps {
  /** Labels of the buttons; default: `Upload`, `From library`. */
  labels?: readonly [string, string];
  /** Called with an uploaded picture; `alt` is its file name. */
  onUpload: (picture: { src: string; alt: string }) => void;
  onChoose: (image: LibraryImage) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Buttons that upload a picture, or choose one from the library. */
export function PictureSource({
  labels: [upload, choose] = ['Upload', 'From library'],
  onUpload,
  onChoose,
  children,
}: PictureSourceProps) {
  const [isReading, setIsReading] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);

  async function take(file: File): Promise<void> {
    setIsReading(true);
    const picture = await uploadPicture(file);
    setIsReading(false);
    if (picture) onUpload({ src: picture.url, alt: picture.name });
  }

  return (
    <div className="flex flex-wrap gap-2">
      <MediaButton accept={PICTURE_TYPES} isBusy={isReading} onFile={(file) => void take(file)}>
        {upload}
      </MediaButton>
      <Button tone="line" size="small" onClick={() => setIsChoosing(true)}>
        {choose}
      </Button>
      {children}
      <ImagePicker
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onPick={(image) => {
          setIsChoosing(false);
          onChoose(image);
        }}
      />
    </div>
  );
}
