import type { SecondFactorView } from '#core/second-factor/second-factor.ts';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import { ProofQuestion } from '#ui/kit/passkey/proof-question.tsx';
import * as words from '#ui/words/account-words.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { NewRecoveryCodes, RecoveryCodesLeft } from './recovery-codes.tsx';
import { useSecondFactor } from './use-second-factor.ts';

function SecondFactors({ first }: { first: SecondFactorView }) {
  const work = useSecondFactor(first);
  const hasFactor = work.view.passkeys.length > 0 || work.view.appSince !== undefined;
  return (
    <div className="grid gap-7">
      <p className="max-w-[58ch] text-meta">{words.aSecondFactorStandsBeside}</p>
      {work.isWanting && <ProofQuestion onProven={work.goOn} onCancel={work.giveUp} />}
      {work.newCodes && <NewRecoveryCodes codes={work.newCodes} onSeen={work.forgetCodes} />}
      <PasskeyList work={work} />
      <AuthenticatorApp work={work} />
      {hasFactor && !work.newCodes && <RecoveryCodesLeft work={work} />}
    </div>
  );
}

/** The account's second factors, with the actions that add and remove them. */
export const SecondFactorPanel = defineIsland({
  name: 'second-factor-panel',
  part: SecondFactors,
  wakes: ['click button'],
});
