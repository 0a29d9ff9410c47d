import type { Correction } from '#core/article/corrections/correction.ts';
import { exactTime } from '#core/locale/reader-dates.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';

interface CorrectionListProps {
  /** Newest first. */
  corrections: readonly Correction[];
}

/** Corrections with their dates. */
export const CorrectionList = ({ corrections }: CorrectionListProps) => (
  <ul className="grid gap-3">
    {corrections.map(({ at, text }) => (
      <li key={at + text} className="text-ui">
        <time dateTime={at} data-exact="" className="block text-meta">
          {exactTime(at)}
        </time>
        <p
          className="max-w-[60ch] font-serif text-[1.0625rem]/7 wrap-anywhere"
          {...writtenIn(text)}
        >
          {text}
        </p>
      </li>
    ))}
  </ul>
);
