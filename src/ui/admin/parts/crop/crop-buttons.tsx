import { useState } from 'react';
import type { Crop } from '#core/article/crop.ts';
import type { Focus } from '#core/article/focus.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { CropDialog } from './crop-dialog.tsx';

interface CropButtonsProps {
  src: string;
  crop: Crop | undefined;
  focus?: Focus | undefined;
  /** Picture that the names of the buttons end with, where a form has several: `picture 2`. */
  of?: string;
  onCrop: (crop: Crop | undefined) => void;
}

/** Buttons that crop a picture, and show all of it again; nothing for a picture that can't be shown. */
export function CropButtons({ src, crop, focus, of, onCrop }: CropButtonsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const safe = safeMedia(src);
  if (safe === undefined) return null;
  const named = (label: string): string => (of === undefined ? label : `${label} of ${of}`);
  return (
    <>
      <Button tone="line" size="small" aria-label={named('Crop')} onClick={() => setIsOpen(true)}>
        Crop
      </Button>
      {crop ? (
        <Button
          tone="line"
          size="small"
          aria-label={named('Remove crop')}
          onClick={() => onCrop(undefined)}
        >
          Remove crop
        </Button>
      ) : null}
      <CropDialog
        isOpen={isOpen}
        src={safe}
        crop={crop}
        focus={focus}
        onCrop={(next) => {
          setIsOpen(false);
          onCrop(next);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
