import { useState } from 'react';
import { Problem } from '#api/problem.ts';
import type { AppKey, SecondFactorView } from '#core/second-factor/second-factor.ts';
import {
  makePasskey,
  secondFactorClient,
  wordsOfFailure,
} from '#ui/kit/passkey/passkey-ceremonies.ts';

type Work = () => Promise<void>;

/** Error of the last attempt, with the part of the panel that shows it. */
interface Failed {
  part: string;
  words: string;
}

/**
 * Second factors of the logged-in user, with the actions that change them. An action refused for
 * lack of a proof waits in `wanted` until the proof is given.
 */
export function useSecondFactor(first: SecondFactorView) {
  const [view, setView] = useState(first);
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  const [appKey, setAppKey] = useState<AppKey>();
  const [wanted, setWanted] = useState<{ work: Work; part: string }>();
  const [failed, setFailed] = useState<Failed>();
  const [isBusy, setBusy] = useState(false);

  function take({ newCodes: made, ...kept }: SecondFactorView & { newCodes?: string[] }): void {
    setView(kept);
    if (made) setNewCodes(made);
  }

  async function run(part: string, work: Work): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      setWanted(undefined);
    } catch (error) {
      const isUnproven = error instanceof Problem && error.details.kind === 'proof-needed';
      if (isUnproven) setWanted({ work, part });
      else setFailed({ part, words: wordsOfFailure(error) });
    } finally {
      setBusy(false);
    }
  }

  const client = secondFactorClient;
  return {
    view,
    newCodes,
    appKey,
    isBusy,
    errorIn: (part: string): string | undefined =>
      failed?.part === part ? failed.words : undefined,
    /** True while an action waits for a proof. */
    isWanting: wanted !== undefined,
    /** Repeats the waiting action, after a proof. */
    goOn: (): void => {
      if (wanted) void run(wanted.part, wanted.work);
    },
    giveUp: (): void => setWanted(undefined),
    forgetCodes: (): void => setNewCodes(undefined),
    addPasskey: (name: string, after: () => void) =>
      run('passkeys', async () => {
        const answer = await makePasskey();
        take(await client().ask('POST /second-factor/passkeys', { name, answer }));
        after();
      }),
    renamePasskey: (id: string, name: string, after: () => void) =>
      run('passkeys', async () => {
        const asked = client().ask('PUT /second-factor/passkeys/:id', { id, name });
        take(await asked);
        after();
      }),
    removePasskey: (id: string) =>
      run('passkeys', async () =>
        take(await client().ask('DELETE /second-factor/passkeys/:id', { id })),
      ),
    beginApp: () =>
      run('app', async () => setAppKey(await client().ask('POST /second-factor/app'))),
    confirmApp: (code: string) =>
      run('app', async () => {
        take(await client().ask('PUT /second-factor/app', { code }));
        setAppKey(undefined);
      }),
    leaveApp: (): void => setAppKey(undefined),
    removeApp: () => run('app', async () => take(await client().ask('DELETE /second-factor/app'))),
    renewCodes: () =>
      run('codes', async () => take(await client().ask('POST /second-factor/recovery-codes'))),
  };
}

export type SecondFactorWork = ReturnType<typeof useSecondFactor>;
