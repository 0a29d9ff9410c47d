import { useState } from 'react';
import { inDigits } from '#core/locale/numbers.ts';
import { RECOVERY_CODES } from '#core/second-factor/recovery-code.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/account-words.ts';
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
      setSaid(words.copied);
    } catch {
      setSaid(words.thisBrowserDidNotAllow);
    }
  }
  return (
    <FactorPart title={words.yourRecoveryCodes}>
      <p className="mb-3 max-w-[58ch]">{words.eachWorksOnceWhenPhone}</p>
      <ul
        aria-label={words.recoveryCodes}
        className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-2 bg-wash p-4 [font-family:ui-monospace,monospace]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <span className="flex flex-wrap items-center gap-3">
        <Button tone="line" size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className="prose-link text-label"
        >
          {words.saveAsText}
        </a>
        <Button size="small" onClick={onSeen}>
          {words.iHaveKeptThem}
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
  words.codesLeft(count, inDigits(count), inDigits(RECOVERY_CODES));

/** Number of unused codes, with a button that replaces them. */
export const RecoveryCodesLeft = ({ work }: { work: SecondFactorWork }) => (
  <FactorPart
    title={words.recoveryCodes}
    error={work.errorIn('codes')}
    action={
      <Button
        tone="line"
        size="small"
        aria-disabled={work.isBusy}
        onClick={() => void work.renewCodes()}
      >
        {words.makeNewOnes}
      </Button>
    }
  >
    <p className="text-meta">{words.leftNewOnesReplace(codesLeft(work.view.recoveryCodes))}</p>
  </FactorPart>
);
