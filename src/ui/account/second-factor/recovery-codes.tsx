import { useState } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { pluralOf } from '#core/locale/plural.ts';
import { RECOVERY_CODES } from '#core/second-factor/recovery-code.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { FactorPart } from './factor-part.tsx';
import type { SecondFactorWork } from './use-second-factor.ts';

interface NewCodesProps {
  codes: readonly string[];
  onSeen: () => void;
}

/** New recovery codes, which are shown only once. */
export function NewRecoveryCodes({ codes, onSeen }: NewCodesProps) {
  const [said, setSaid] = useState('');
  const text = `${codes.join('\n')}\n`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('This browser did not allow it.');
    }
  }
  return (
    <FactorPart title="Your recovery codes">
      <p className="mb-3 max-w-[58ch]">
        Each works once, when phone and key are out of reach. They are shown only now: print them,
        or keep them where your passwords are.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-2 bg-wash p-4 [font-family:ui-monospace,monospace]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <span className="flex flex-wrap items-center gap-3">
        <Button tone="line" size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className="prose-link text-label"
        >
          Save as text
        </a>
        <Button size="small" onClick={onSeen}>
          I have kept them
        </Button>
        <span role="status" className="text-meta">
          {said}
        </span>
      </span>
    </FactorPart>
  );
}

/** `1 of 10 is`, `7 of 10 are`. */
const codesLeft = (count: number): string =>
  `${inDigits(count)} of ${inDigits(RECOVERY_CODES)} ${pluralOf(count, { one: 'is', other: 'are' })}`;

/** Number of unused codes, with a button that replaces them. */
export const RecoveryCodesLeft = ({ work }: { work: SecondFactorWork }) => (
  <FactorPart
    title="Recovery codes"
    error={work.errorIn('codes')}
    action={
      <Button
        tone="line"
        size="small"
        aria-disabled={work.isBusy}
        onClick={() => void work.renewCodes()}
      >
        Make new ones
      </Button>
    }
  >
    <p className="text-meta">
      {`${codesLeft(work.view.recoveryCodes)} left. New ones replace the old.`}
    </p>
  </FactorPart>
);
