import type { SecondFactorView } from '#core/second-factor/second-factor.ts';
import type { Site } from '#core/site/site.ts';
import { AccountSection } from '../account-section.tsx';
import { SecondFactorPanel } from './second-factor-panel.island.tsx';

interface SecondFactorSectionProps {
  /** Second factors of a staff member. */
  factors: SecondFactorView | undefined;
  /** True where the role requires a second factor and none is set up. */
  isOwed: boolean;
  edition: Site['edition'];
}

/** Passkeys, authenticator app and recovery codes of staff; a note in the browser edition. */
export function SecondFactorSection({ factors, isOwed, edition }: SecondFactorSectionProps) {
  if (edition === 'browser') {
    return (
      <AccountSection title="Second factor" isOpen={false}>
        <p className="max-w-[58ch]">
          In this edition accounts live only in this browser, where a second factor would protect
          nothing.
        </p>
      </AccountSection>
    );
  }
  if (!factors) return null;
  return (
    <AccountSection title="Second factor" isOpen={isOwed}>
      {isOwed && (
        <p className="mb-4 max-w-[58ch] border-sun border-l-3 pl-3 font-semibold">
          Your role asks for a second factor. The newsroom opens once you have added a passkey or
          set up an authenticator app.
        </p>
      )}
      <SecondFactorPanel first={factors} />
    </AccountSection>
  );
}
