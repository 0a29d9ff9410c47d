import type { Correction } from '#core/article/corrections/correction.ts';
import { patterns } from '#ui/routes.ts';
import { CorrectionList } from './correction-list.tsx';

/** Corrections of an article, below its text. */
export function Corrections({ corrections = [] }: { corrections?: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section
      aria-labelledby="corrections"
      className="mt-8 border-ink border-t-2 border-b border-b-rule py-4"
    >
      <h2 id="corrections" className="mb-2 font-bold text-ui">
        Corrections
      </h2>
      <CorrectionList corrections={corrections} />
      <a
        href={patterns.corrections}
        className="prose-link mt-2 inline-flex min-h-6 items-center text-ui print:hidden"
      >
        All corrections
      </a>
    </section>
  );
}
