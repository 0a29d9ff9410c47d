import { inDigits } from '#core/locale/numbers.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/front-words.ts';

interface OffListProps {
  /** Ids of the articles that were taken off. */
  off: readonly string[];
  titleOf: (id: string) => string;
  onPutBack: (id: string) => void;
}

/** The articles that fill no place by themselves. */
export function OffList({ off, titleOf, onPutBack }: OffListProps) {
  if (off.length === 0) return null;
  return (
    <section aria-label={words.offTheFront} className="border-rule border-b p-4">
      <h2 className="mb-2 font-bold text-ui">
        {words.offTheFront} <span className="text-meta">{inDigits(off.length)}</span>
      </h2>
      <ul className="grid gap-1.5">
        {off.map((id) => (
          <li key={id} className="flex items-center gap-2 wrap-anywhere">
            <span className="min-w-0 flex-1">{titleOf(id)}</span>
            <Button
              tone="line"
              size="small"
              aria-label={words.putBackNamed(titleOf(id))}
              onClick={() => onPutBack(id)}
            >
              {words.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
