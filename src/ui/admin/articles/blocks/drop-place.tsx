import { useLayoutEffect, useRef } from 'react';
import * as words from '#ui/words/admin/surface-words.ts';

/** Elements of the blocks in a canvas, in their order. */
export const blocksIn = (canvas: HTMLElement): Element[] => [
  ...canvas.querySelectorAll('.article-text > *'),
];

interface DropPlaceProps {
  /** Index of the block that the dragged one would precede. */
  place: number;
  count: number;
}

/** Line at the place where a dragged block or file would be dropped, and its words. */
export function DropPlace({ place, count }: DropPlaceProps) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const canvas = line.current?.closest<HTMLElement>('.article-canvas');
    if (!canvas || !line.current) return;
    const blocks = blocksIn(canvas);
    const { top } = canvas.getBoundingClientRect();
    const next = blocks[place]?.getBoundingClientRect().top;
    const y = next ?? blocks.at(-1)?.getBoundingClientRect().bottom ?? top;
    line.current.style.top = `${y - top - (next === undefined ? -8 : 11)}px`;
  }, [place]);
  return (
    <div aria-hidden="true">
      <span ref={line} className="article-drop-line" />
      <p className="pointer-events-none sticky bottom-4 z-10 h-0">
        <span className="absolute bottom-0 start-0 rounded-2 bg-ink px-2.5 py-1 text-label text-on-ink shadow-float">
          {place >= count ? words.dropToPutItLast : words.dropToPut(place + 1)}
        </span>
      </p>
    </div>
  );
}
