import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { type FocalPoint, isUsualFocus, usualFocus } from '#core/image/focal-point.ts';
import { safeMedia } from '#core/text/safe-address.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import { ResponsiveImage } from '#ui/kit/design/responsive-image.tsx';

interface FocalPointFieldProps {
  url: string;
  value: FocalPoint;
  onChange: (focus: FocalPoint) => void;
}

const inBounds = (share: number): number => Math.round(Math.min(100, Math.max(0, share)));

/** Steps of the arrow keys, in per cent. */
const steps: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const wordsOf = ({ x, y }: FocalPoint): string =>
  `${Math.round(x)} % from the left, ${Math.round(y)} % from the top`;

/** Focal point of a picture, chosen by a click on the whole picture or with the arrow keys. */
export function FocalPointField({ url, value, onChange }: FocalPointFieldProps) {
  const hint = useId();
  const [isBroken, setBroken] = useState(false);
  const src = safeMedia(url);
  if (src === undefined || isBroken) {
    return <Picture picture={{ alt: '', placeholder: 0 }} ratio="16:9" isDecorative />;
  }

  function point({ currentTarget, clientX, clientY }: MouseEvent): void {
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: inBounds(((clientX - box.left) / box.width) * 100),
      y: inBounds(((clientY - box.top) / box.height) * 100),
    });
  }

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const factor = event.shiftKey ? 10 : 1;
    onChange({
      x: inBounds(value.x + step.x * factor),
      y: inBounds(value.y + step.y * factor),
    });
  }

  return (
    <div className="grid gap-1.5">
      <p className="text-label">Focal Point</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the point inside takes the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the point inside takes the keys */}
      <div className="relative cursor-crosshair justify-self-center" onClick={point}>
        <ResponsiveImage
          src={src}
          alt=""
          sizes="29rem"
          loading="eager"
          className="block h-auto max-h-64 w-auto max-w-full"
          draggable={false}
          onError={() => setBroken(true)}
        />
        <span
          role="slider"
          tabIndex={0}
          aria-label="Focal point"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(value.x)}
          aria-valuetext={wordsOf(value)}
          aria-describedby={hint}
          onKeyDown={move}
          className="absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-black/25 outline-2 outline-black focus-visible:outline-4 focus-visible:outline-link"
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={hint} className="flex-1 basis-60 text-meta">
          Stays in view where the picture is cropped. Click on it, or use the arrow keys; with Shift
          in steps of ten.
        </p>
        {isUsualFocus(value) ? null : (
          <Button tone="line" size="small" onClick={() => onChange(usualFocus)}>
            Reset
          </Button>
        )}
      </div>
    </div>
  );
}
