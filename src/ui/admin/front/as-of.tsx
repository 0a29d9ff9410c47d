import type { ComingChange } from '#core/front/front-as-of.ts';
import * as words from '#ui/words/admin/front-words.ts';
import { useSiteHour } from '../articles/list/due-cell.tsx';

interface AsOfProps {
  /** Changes that come by themselves, the next first. */
  changes: readonly ComingChange[];
  /** Instant of the chosen change; another text for none. */
  value: string;
  titleOf: (id: string) => string;
  onChange: (at: string) => void;
}

/** Choice of the instant at which the front is looked at: now, or after one of the changes to come. */
export function AsOf({ changes, value, titleOf, onChange }: AsOfProps) {
  const hourOf = useSiteHour();
  if (changes.length === 0) return null;
  const nameOf = ({ at, kind, article = '' }: ComingChange): string =>
    words.comingChanges[kind](hourOf(at), titleOf(article));
  return (
    <label className="flex min-w-0 items-center gap-2 text-ui">
      <span>{words.asOf}</span>
      <select
        value={changes.some(({ at }) => at === value) ? value : 'draft'}
        onChange={({ target }) => onChange(target.value)}
        className="field-box w-auto max-w-[16rem] min-w-0 pointer-fine:min-h-9 pointer-fine:py-1"
      >
        <option value="draft">{words.now}</option>
        {changes.map((change) => (
          <option key={`${change.kind} ${change.at} ${change.article}`} value={change.at}>
            {nameOf(change)}
          </option>
        ))}
      </select>
    </label>
  );
}
