import { type PointerEvent, useId } from 'react';
import type { Crop } from '#core/article/crop.ts';
import type { Focus } from '#core/article/focus.ts';
import { ResponsiveImage } from '#ui/kit/design/responsive-image.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import { placeOfBox } from '../crop/crop-box.ts';

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)_2.5rem] items-center gap-2">
      <label htmlFor={id} className="text-meta">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="min-h-6 accent-ink pointer-coarse:min-h-11"
      />
      <output htmlFor={id} className="text-end text-meta tabular-nums">
        {`${value} %`}
      </output>
    </div>
  );
}

interface FocusInputProps {
  src: string;
  value: Focus;
  /** Part that is shown; the rest is dimmed. */
  crop?: Crop | undefined;
  onChange: (focus: Focus) => void;
  /** Called if the picture can't be loaded. */
  onError?: () => void;
}

/** Focal point of a picture: by pressing on the whole picture, or with two sliders. */
export function FocusInput({ src, value, crop, onChange, onError }: FocusInputProps) {
  const placeAt = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    const perCent = (part: number, whole: number): number =>
      Math.round(Math.min(1, Math.max(0, part / whole)) * 100);
    onChange({
      x: perCent(clientX - box.left, box.width),
      y: perCent(clientY - box.top, box.height),
    });
  };
  return (
    <>
      <div onPointerDown={placeAt} className="relative cursor-crosshair justify-self-center">
        <ResponsiveImage
          src={src}
          alt=""
          sizes="29rem"
          loading="eager"
          draggable={false}
          onError={onError}
          className="block h-auto max-h-64 w-auto max-w-full"
        />
        {crop ? (
          <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
            <span
              className="absolute outline-2 outline-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.6)]"
              style={placeOfBox(crop)}
            />
          </span>
        ) : null}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -m-3.5 size-7 rounded-full border-2 border-white outline-2 outline-black"
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
        />
      </div>
      <Slider
        label={words.fromTheLeft}
        value={value.x}
        onChange={(x) => onChange({ ...value, x })}
      />
      <Slider
        label={words.fromTheTop}
        value={value.y}
        onChange={(y) => onChange({ ...value, y })}
      />
    </>
  );
}
