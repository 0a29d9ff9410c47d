import type { MarkedText as Pieces } from '#core/search/search.ts';

/** Text with its search matches marked. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have only their place
      <mark key={at} className="bg-sun text-on-sun">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
