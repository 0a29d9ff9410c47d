import * as z from 'zod/mini';
import { visitor } from '../actor.ts';
import { type Failure, Refusal } from '../errors.ts';
import type { Online, Ports } from '../ports.ts';
import * as words from '../words/event-words.ts';
import { redeemChallenge } from './challenge.ts';
import { onlineOf } from './own-account.ts';
import { appCodeIn, recoveryCodeIn } from './recovery-code.ts';
import type { OwedFactor } from './second-factor.ts';

/** Kind of second factor that was verified. */
export type FactorProof = 'passkey' | 'app' | 'recovery-code';

/** Second factor as input: a typed code, or a browser's answer to a challenge. */
export const givenFactor = z.object({
  code: z.optional(z.string().check(z.maxLength(100))),
  passkey: z.optional(z.object({ challenge: z.string(), answer: z.unknown() })),
});

export type GivenFactor = z.infer<typeof givenFactor>;

const wrongFactor = (given: GivenFactor): Failure =>
  given.passkey
    ? { kind: 'wrong-credentials', code: 'passkey-wrong' }
    : { kind: 'wrong-credentials', code: 'factor-code-wrong', field: 'code' };

async function signedBy(
  online: Online,
  { challenge, answer }: NonNullable<GivenFactor['passkey']>,
  userId: string,
): Promise<boolean> {
  const { kept, passkeys } = online.secondFactor;
  if (!(await redeemChallenge(online, 'passkey-proof', challenge, userId))) return false;
  const found = await kept.findPasskey(passkeys.idIn(answer) ?? '');
  if (found?.userId !== userId) return false;
  const { passkey } = found;
  const signed = await passkeys.signed(answer, { challenge, passkey, mustVerifyUser: false });
  return signed !== undefined && kept.spendSignature(passkey.id, signed.counter);
}

async function proofIn(
  ports: Ports,
  userId: string,
  { code = '', passkey }: GivenFactor,
): Promise<FactorProof | undefined> {
  const online = onlineOf(ports);
  const { kept, codes } = online.secondFactor;
  if (passkey) return (await signedBy(online, passkey, userId)) ? 'passkey' : undefined;
  const recoveryCode = recoveryCodeIn(code);
  if (recoveryCode) {
    return (await kept.spendRecoveryCode(userId, recoveryCode)) ? 'recovery-code' : undefined;
  }
  const { app } = await kept.of(userId);
  const appCode = appCodeIn(code);
  if (!app?.isConfirmed || !appCode) return undefined;
  const step = await codes.stepOf(app.key, appCode, ports.clock.now());
  return step !== undefined && (await kept.spendAppStep(userId, step)) ? 'app' : undefined;
}

/** Verifies a second factor and returns its kind. Refuses with `wrong-credentials`. */
export async function factorProof(
  ports: Ports,
  userId: string,
  given: GivenFactor,
): Promise<FactorProof> {
  const proof = await proofIn(ports, userId, given);
  if (proof) return proof;
  const user = await ports.store.read((view) => view.get('users', userId));
  await onlineOf(ports).security.record(visitor, {
    kind: 'log-in-refused',
    description: words.didNotHaveTheSecond,
    subject: user?.name ?? '',
  });
  throw new Refusal(wrongFactor(given));
}

/** Returns the second factors that an account can use; `undefined` if it has none. */
export async function factorsOf(ports: Ports, userId: string): Promise<OwedFactor | undefined> {
  if (!ports.online) return undefined;
  const { passkeys, app, recoveryCodes } = await ports.online.secondFactor.kept.of(userId);
  const hasApp = app?.isConfirmed ?? false;
  if (passkeys.length === 0 && !hasApp) return undefined;
  return { passkey: passkeys.length > 0, app: hasApp, recoveryCode: recoveryCodes > 0 };
}
