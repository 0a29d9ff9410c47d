import { type ReactNode, useRef, useState } from 'react';
import type { Crop } from '#core/article/crop.ts';
import type { Focus } from '#core/article/focus.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { hashOf } from '#core/text/hash.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import * as words from '#ui/words/admin/surface-words.ts';
import { MediaButton } from '../../../media/media-button.tsx';
import { PICTURE_TYPES } from '../../../media/read-picture.ts';
import type { StagedMedia } from '../../../media/staged-media.ts';
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
      {words.dropPasteOrUpload}
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
  /** True if several files can be chosen at once. */
  isMultiple?: boolean;
  /** Called with each uploaded picture, in the order of their files. */
  onUpload: (picture: StagedMedia) => void;
  onChoose: (image: LibraryImage) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Buttons that upload a picture, or choose one from the library. */
export function PictureSource({
  labels: [upload, choose] = [words.upload, words.fromLibrary],
  isMultiple = false,
  onUpload,
  onChoose,
  children,
}: PictureSourceProps) {
  /** Number of files that are read or wait for it. */
  const [reading, setReading] = useState(0);
  const line = useRef(Promise.resolve());
  const [isChoosing, setIsChoosing] = useState(false);

  async function take(file: File): Promise<void> {
    try {
      const picture = await uploadPicture(file);
      if (picture) onUpload(picture);
    } catch (error) {
      console.error(error);
    } finally {
      setReading((count) => count - 1);
    }
  }
  const add = (file: File): void => {
    setReading((count) => count + 1);
    line.current = line.current.then(() => take(file));
  };

  return (
    <div className="flex flex-wrap gap-2">
      <MediaButton accept={PICTURE_TYPES} isMultiple={isMultiple} isBusy={reading > 0} onFile={add}>
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
