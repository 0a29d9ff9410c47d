import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { ResponsiveImage } from '#ui/kit/design/responsive-image.tsx';
import * as words from '#ui/words/admin/parts-words.ts';
import {
  boxAfterKey,
  type Corner,
  type CropBox,
  moveBox,
  placeOfBox,
  type Ratios,
  resizeBox,
} from './crop-box.ts';

const corners = [
  { isRight: false, isBottom: false, className: 'left-0 top-0 cursor-nwse-resize' },
  { isRight: true, isBottom: false, className: 'left-full top-0 cursor-nesw-resize' },
  { isRight: false, isBottom: true, className: 'left-0 top-full cursor-nesw-resize' },
  { isRight: true, isBottom: true, className: 'left-full top-full cursor-nwse-resize' },
];

interface Drag {
  /** Corner that is dragged; `undefined` for the whole frame. */
  corner: Corner | undefined;
  from: CropBox;
  startX: number;
  startY: number;
}

interface CropFrameProps {
  src: string;
  box: CropBox;
  ratios: Ratios;
  onChange: (box: CropBox) => void;
  /** Called with the picture's own ratio when it has loaded. */
  onRatio: (ratio: number) => void;
  onError: () => void;
}

/** The whole picture with a frame around the part that is shown, moved and sized by pointer or keys. */
export function CropFrame({ src, box, ratios, onChange, onRatio, onError }: CropFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const help = useId();

  const begin = (event: PointerEvent, corner?: Corner): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    stage.current?.setPointerCapture(event.pointerId);
    setDrag({ corner, from: box, startX: event.clientX, startY: event.clientY });
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const size = stage.current?.getBoundingClientRect();
    if (!(drag && size)) return;
    const { corner, from, startX, startY } = drag;
    const by = [(clientX - startX) / size.width, (clientY - startY) / size.height] as const;
    onChange(corner ? resizeBox(from, corner, by, ratios) : moveBox(from, ...by));
  };
  const end = (): void => setDrag(undefined);
  const changeByKey = (event: KeyboardEvent): void => {
    const next = boxAfterKey(box, event, ratios);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <>
      <div className="overflow-hidden p-5.5">
        <div
          ref={stage}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
          className="relative mx-auto w-fit select-none"
        >
          <ResponsiveImage
            src={src}
            alt=""
            sizes="40rem"
            loading="eager"
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight, width, height } }) =>
              onRatio(naturalWidth > 0 ? naturalWidth / naturalHeight : width / height)
            }
            onError={onError}
            className="block h-auto max-h-[min(50dvh,26rem)] w-auto max-w-full"
          />
          <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
            <div
              className="absolute shadow-[0_0_0_100vmax_rgb(0_0_0/0.6)]"
              style={placeOfBox(box)}
            />
          </div>
          <div
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move and size it
            tabIndex={0}
            aria-label={words.cropFrame}
            aria-describedby={help}
            onKeyDown={changeByKey}
            onPointerDown={(event) => begin(event)}
            className="absolute cursor-move touch-none border-2 border-white outline-2 outline-black focus-visible:outline-4 focus-visible:outline-link"
            style={placeOfBox(box)}
          >
            {corners.map(({ className, ...corner }) => (
              <span
                key={className}
                aria-hidden="true"
                onPointerDown={(event) => begin(event, corner)}
                className={`absolute -m-5.5 grid size-11 touch-none place-items-center ${className}`}
              >
                <span className="size-3 border border-black bg-white" />
              </span>
            ))}
          </div>
        </div>
      </div>
      <p id={help} className="text-meta">
        {words.arrowKeysMoveTheFrame}
      </p>
    </>
  );
}
