import type { MarkedText as Pieces } from '#core/search/search.ts';

/** Text with its search matches marked. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a piece
      <mark key={at} className="bg-sun text-on-sun">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
