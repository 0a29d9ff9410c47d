import { type ReactNode, useId, useState } from 'react';
import type { Crop } from '#core/article/crop.ts';
import type { Focus } from '#core/article/focus.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { FocusInput } from '../parts/form/focus-input.tsx';

interface FocalPointFieldProps {
  url: string;
  value: Focus;
  crop: Crop | undefined;
  onChange: (focus: Focus) => void;
  /** Buttons below the picture. */
  children: ReactNode;
}

/** The whole picture with its focal point; placeholder art if it can't be shown. */
export function FocalPointField({ url, value, crop, onChange, children }: FocalPointFieldProps) {
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
        Focal Point
      </p>
      <FocusInput
        src={src}
        value={value}
        crop={crop}
        onChange={onChange}
        onError={() => setBroken(true)}
      />
      <p className="text-meta">
        Stays in view where the picture is cropped. Press on the picture, or move the sliders.
      </p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
