import { useEffect, useRef, useState } from 'react';
import type { Crop } from '#core/article/crop.ts';
import type { Focus } from '#core/article/focus.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import type { PictureRatio } from '#ui/kit/design/picture-box.ts';
import * as words from '#ui/words/admin/parts-words.ts';
import { type CropBox, cropOfBox, fitBox, type Preset, presets, WHOLE_BOX } from './crop-box.ts';
import { CropFrame } from './crop-frame.tsx';
import { cropInWords } from './crop-in-words.ts';

const presetNames = Object.keys(presets) as Preset[];

const boxes: { ratio: PictureRatio; className: string }[] = [
  { ratio: '16:9', className: 'w-32' },
  { ratio: '4:3', className: 'w-24' },
  { ratio: '1:1', className: 'w-18' },
];

interface CropFormProps {
  src: string;
  crop: Crop | undefined;
  focus: Focus | undefined;
  /** Called with the new crop; `undefined` for the whole picture. */
  onCrop: (crop: Crop | undefined) => void;
  onClose: () => void;
}

function CropForm({ src, crop, focus, onCrop, onClose }: CropFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<CropBox>(crop ?? WHOLE_BOX);
  const [preset, setPreset] = useState<Preset>('free');
  const [picture, setPicture] = useState<number>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => form.current?.querySelector<HTMLElement>('[role=application]')?.focus(), []);

  const ratios = { picture: picture ?? 1, kept: presets[preset] };
  const choose = (name: Preset): void => {
    setPreset(name);
    setBox(fitBox(box, { ...ratios, kept: presets[name] }));
  };
  const next = cropOfBox(box, ratios.picture);
  const shown = { src, alt: '', placeholder: 0, focus, crop: next };

  return (
    <div
      ref={form}
      className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,44rem)] gap-3 overflow-auto rounded-2 bg-raise p-5 text-ink text-ui shadow-float"
    >
      <h2 className="font-bold text-[1.125rem]/6">{words.crop}</h2>
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">{words.shape}</legend>
        {presetNames.map((name) => (
          <label
            key={name}
            className="inline-flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="crop-shape"
              checked={name === preset}
              onChange={() => choose(name)}
              className="accent-ink"
            />
            {name}
          </label>
        ))}
      </fieldset>
      {isBroken ? (
        <p role="alert">{words.thePictureCantBeLoaded}</p>
      ) : (
        <CropFrame
          src={src}
          box={box}
          ratios={ratios}
          onChange={setBox}
          onRatio={setPicture}
          onError={() => setBroken(true)}
        />
      )}
      <p role="status" className="text-meta">
        {cropInWords(next)}
      </p>
      <div className="flex items-end gap-2">
        {boxes.map(({ ratio, className }) => (
          <figure key={ratio} className={className}>
            <Picture picture={shown} ratio={ratio} isDecorative />
            <figcaption className="text-meta">{ratio}</figcaption>
          </figure>
        ))}
      </div>
      <p className="text-meta">{words.theFileStaysWhole}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          tone="line"
          size="small"
          className="me-auto"
          onClick={() => {
            setPreset('free');
            setBox(WHOLE_BOX);
          }}
        >
          {words.wholePicture}
        </Button>
        <Button tone="line" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button size="small" disabled={picture === undefined} onClick={() => onCrop(next)}>
          {words.setCrop}
        </Button>
      </div>
    </div>
  );
}

/** Dialog that chooses the part of a picture that is shown. */
export const CropDialog = ({ isOpen, ...form }: CropFormProps & { isOpen: boolean }) => (
  <Dialog isOpen={isOpen} onClose={form.onClose} label={words.crop} className="room-for-toasts">
    <CropForm {...form} />
  </Dialog>
);

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
  const named = (label: string): string =>
    of === undefined ? label : words.labelOfThing(label, of);
  return (
    <>
      <Button
        tone="line"
        size="small"
        aria-label={named(words.crop)}
        onClick={() => setIsOpen(true)}
      >
        {words.crop}
      </Button>
      {crop ? (
        <Button
          tone="line"
          size="small"
          aria-label={named(words.removeCrop)}
          onClick={() => onCrop(undefined)}
        >
          {words.removeCrop}
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
