import { type PointerEvent, useId } from 'react';
import { articleSchema } from '#core/article/article.ts';
import { leadPictureOf } from '#core/article/article-card.ts';
import type { Focus } from '#core/article/focus.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import type { PictureRatio } from '#ui/kit/design/picture-box.ts';
import { type SettingProps, setFields } from './field-input.tsx';
import { SettingsGroup } from './settings-group.tsx';

const crops: { ratio: PictureRatio; className: string }[] = [
  { ratio: '16:9', className: 'w-24' },
  { ratio: '4:3', className: 'w-18' },
  { ratio: '1:1', className: 'w-13.5' },
];

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
      <output htmlFor={id} className="text-right text-meta tabular-nums">
        {`${value} %`}
      </output>
    </div>
  );
}

/** Focal point of the lead picture: by pressing on the picture, or with two sliders. */
export function FocusSetting({ fields, dispatch }: Pick<SettingProps, 'fields' | 'dispatch'>) {
  const picture = leadPictureOf(articleSchema.parse({ ...fields, id: 'edited' }));
  if (picture.src === undefined) return null;
  const { focus } = fields;
  const set = (next: Partial<Focus>): void => setFields(dispatch, { focus: { ...focus, ...next } });
  const placeAt = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    const perCent = (part: number, whole: number): number =>
      Math.round(Math.min(1, Math.max(0, part / whole)) * 100);
    set({ x: perCent(clientX - box.left, box.width), y: perCent(clientY - box.top, box.height) });
  };
  return (
    <SettingsGroup title="Lead picture" note={`focal point ${focus.x}, ${focus.y}`}>
      <div onPointerDown={placeAt} className="relative cursor-crosshair">
        <img src={picture.src} alt="" draggable={false} className="block h-auto w-full" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -m-3.5 size-7 rounded-full border-2 border-white outline-2 outline-black"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      <Slider label="From the left" value={focus.x} onChange={(x) => set({ x })} />
      <Slider label="From the top" value={focus.y} onChange={(y) => set({ y })} />
      <div className="flex items-end gap-2">
        {crops.map(({ ratio, className }) => (
          <figure key={ratio} className={className}>
            <Picture picture={{ ...picture, focus }} ratio={ratio} isDecorative />
            <figcaption className="text-meta">{ratio}</figcaption>
          </figure>
        ))}
      </div>
    </SettingsGroup>
  );
}
