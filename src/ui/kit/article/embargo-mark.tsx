import * as words from '#ui/words/cards-words.ts';

/** Times that the mark is repeated: enough for a long article. */
const MARKS = Array.from({ length: 120 }, (_, place) => place);

/** Watermark over the preview of an embargoed article, and the instant of its end, which `end` says in words. */
export function EmbargoMark({ end }: { end: string }) {
  return (
    <>
      <p className="border-danger border-b-2 px-5 py-2 font-bold text-ui">
        {words.underEmbargoUntil(end)}
      </p>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-1 flex select-none flex-wrap content-start gap-x-12 gap-y-24 overflow-hidden p-10 opacity-12"
      >
        {MARKS.map((place) => (
          // Text of the style, which is decoration and needs no contrast.
          <span
            key={place}
            data-mark={words.embargoUntil(end)}
            className="-rotate-24 whitespace-nowrap font-bold text-[1.375rem] before:content-[attr(data-mark)]"
          />
        ))}
      </div>
    </>
  );
}
