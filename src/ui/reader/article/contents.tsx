import type { Subhead } from '#core/article/subheads-of.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';

interface ContentsProps {
  /** The subheadings to list; without any there are no contents. */
  subheads: readonly Subhead[];
}

function Links({ subheads, className }: ContentsProps & { className: string }) {
  return (
    <ol>
      {subheads.map(({ block: { content }, anchor }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className={`block text-ink-2 wrap-anywhere hover:text-ink hover:underline-ui ${className}`}
            {...writtenIn(content)}
          >
            {content}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The contents of an article in the margin column, from 1024 px. */
export function Contents({ subheads }: ContentsProps) {
  if (subheads.length === 0) return null;
  return (
    <nav aria-labelledby="contents" className="mt-4 border-rule border-t pt-3">
      <h2 id="contents" className="mb-1 font-bold text-[0.875rem]/5">
        In this article
      </h2>
      <Links subheads={subheads} className="py-1.5 text-[0.875rem]/[1.1875rem]" />
    </nav>
  );
}

/** The contents above the text, folded, on smaller screens. */
export function FoldedContents({ subheads }: ContentsProps) {
  if (subheads.length === 0) return null;
  return (
    <details className="group mb-7 max-w-prose border-rule border-y font-sans lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-2 font-bold text-[0.9375rem]/5 [&::-webkit-details-marker]:hidden">
        In this article
        <Icon
          name="chevron-down"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <nav aria-label="In this article" className="pb-2">
        <Links subheads={subheads} className="py-2.5 text-[0.9375rem]/[1.1875rem]" />
      </nav>
    </details>
  );
}
