import * as z from 'zod/mini';
import { accepted } from '#core/accepted.ts';
import { proofAskedSchema } from '#core/account/proof-asked.ts';
import { type ProvenReader, readerSchema } from '#core/account/user.ts';
import { accountIdOf } from '#core/actor.ts';
import { failures, Refusal } from '#core/errors.ts';
import {
  appKeySchema,
  creationOptionsSchema,
  type KeptFactors,
  keptFactorsSchema,
  owedFactorSchema,
  requestOptionsSchema,
} from '#core/second-factor/second-factor.ts';
import type { SecondFactorApiSetting } from './api-setting.ts';
import type { CallsOfEndpoints } from './calls.ts';
import { type Call, defineEndpoint } from './endpoint.ts';
import { guessing, ownSecret } from './limited.ts';

const browserAnswer = z.looseObject({});
const given = z.object({ code: z.optional(z.string()), passkey: z.optional(browserAnswer) });
const byId = z.object({ id: z.string() });

const changing = {
  answers: keptFactorsSchema,
  refusals: ['not-logged-in', 'proof-needed', 'not-found'],
} as const;

/** Calls for second factors, by route. */
export type SecondFactorCalls = CallsOfEndpoints<ReturnType<typeof secondFactorEndpoints>>;

/**
 * Endpoints for one's own second factors and for log-ins with them. Changes require recent re-authentication. Server
 * edition only.
 */
export function secondFactorEndpoints(setting: SecondFactorApiSetting) {
  const { secondFactors: desk, sessions } = setting;

  /** Returns the account's second factors after a change, with the new recovery codes, if any. */
  async function keptBy(
    { actor }: Pick<Call, 'actor'>,
    made: { recoveryCodes?: string[] } = {},
  ): Promise<KeptFactors> {
    const view = accepted(await desk.readOwnFactors(actor, {}));
    const { recoveryCodes: newCodes } = made;
    return { ...view, ...(newCodes ? { newCodes } : {}) };
  }

  /** Combines the browser's passkey answer with its challenge, which can be used once. */
  const passkeyGiven = ({ exchange }: Pick<Call, 'exchange'>, answer: object) => ({
    challenge: sessions.takeChallenge(exchange) ?? '',
    answer,
  });

  const factorGiven = (call: Pick<Call, 'exchange'>, { code, passkey }: z.infer<typeof given>) => ({
    ...(code === undefined ? {} : { code }),
    ...(passkey ? { passkey: passkeyGiven(call, passkey) } : {}),
  });

  async function begin({ exchange }: Pick<Call, 'exchange'>, proven: ProvenReader) {
    await sessions.logIn(proven, exchange);
    return proven.reader;
  }

  return [
    defineEndpoint(
      {
        route: 'GET /second-factor',
        summary: 'The caller’s second factors',
        answers: keptFactorsSchema,
        refusals: ['not-logged-in', 'forbidden'],
      },
      (call) => keptBy(call),
    ),
    defineEndpoint(
      {
        route: 'POST /second-factor/passkeys/options',
        summary: 'Options for creating a passkey',
        answers: creationOptionsSchema,
        refusals: ['not-logged-in', 'proof-needed', 'unavailable'],
      },
      async ({ actor, exchange }) => {
        const { challenge, options } = accepted(await desk.beginPasskey(actor, {}));
        sessions.keepChallenge(challenge, exchange);
        return options;
      },
    ),
    defineEndpoint(
      {
        route: 'POST /second-factor/passkeys',
        summary: 'Add the passkey that a browser made',
        description: 'Recovery codes come with the first factor: they are shown once.',
        takes: z.object({ name: z.string(), answer: browserAnswer }),
        ...changing,
      },
      async (call) => {
        const { name, answer } = call.input;
        const input = { name, ...passkeyGiven(call, answer) };
        return keptBy(call, accepted(await desk.addPasskey(call.actor, input)));
      },
    ),
    defineEndpoint(
      {
        route: 'PUT /second-factor/passkeys/:id',
        summary: 'Rename a passkey',
        takes: z.object({ id: z.string(), name: z.string() }),
        ...changing,
      },
      async (call) => {
        accepted(await desk.renamePasskey(call.actor, call.input));
        return keptBy(call);
      },
    ),
    defineEndpoint(
      {
        route: 'DELETE /second-factor/passkeys/:id',
        summary: 'Remove a passkey',
        takes: byId,
        ...changing,
      },
      async (call) => {
        accepted(await desk.removePasskey(call.actor, call.input));
        return keptBy(call);
      },
    ),
    defineEndpoint(
      {
        route: 'POST /second-factor/app',
        summary: 'Make a key for an authenticator app',
        answers: appKeySchema,
        refusals: ['not-logged-in', 'proof-needed', 'conflict'],
      },
      async ({ actor }) => accepted(await desk.beginApp(actor, {})),
    ),
    defineEndpoint(
      {
        route: 'PUT /second-factor/app',
        summary: 'Turn the app on by its first code',
        takes: z.object({ code: z.string() }),
        ...changing,
      },
      async (call) => {
        const confirm = () => desk.confirmApp(call.actor, call.input);
        return keptBy(call, await guessing(setting, call, ownSecret(call.actor), confirm));
      },
    ),
    defineEndpoint(
      {
        route: 'DELETE /second-factor/app',
        summary: 'Remove the authenticator app',
        ...changing,
      },
      async (call) => {
        accepted(await desk.removeApp(call.actor, {}));
        return keptBy(call);
      },
    ),
    defineEndpoint(
      {
        route: 'POST /second-factor/recovery-codes',
        summary: 'Replace the recovery codes; the old ones stop working',
        ...changing,
      },
      async (call) => keptBy(call, accepted(await desk.renewRecoveryCodes(call.actor, {}))),
    ),
    defineEndpoint(
      {
        route: 'GET /second-factor/owed',
        summary: 'Second factors that can complete the pending log-in',
        answers: owedFactorSchema,
        refusals: ['not-found'],
      },
      async ({ actor, exchange }) => {
        const waiting = await sessions.waitingIn(exchange.request);
        if (!waiting) throw new Refusal(failures.notFound());
        return accepted(await desk.readOwedFactor(actor, waiting));
      },
    ),
    defineEndpoint(
      {
        route: 'POST /second-factor/options',
        summary: 'Options for signing with a passkey',
        description: 'Limited to the account’s passkeys when it is logged in or pending.',
        answers: requestOptionsSchema,
        refusals: ['too-many', 'unavailable'],
        limit: 'passkey',
      },
      async ({ actor, exchange }) => {
        const waiting = await sessions.waitingIn(exchange.request);
        const userId = waiting?.userId ?? accountIdOf(actor);
        const { challenge, options } = accepted(
          await desk.askForPasskey(actor, userId === undefined ? {} : { userId }),
        );
        sessions.keepChallenge(challenge, exchange);
        return options;
      },
    ),
    defineEndpoint(
      {
        route: 'POST /second-factor/session',
        summary: 'Complete a log-in with a passkey, a code of the app or a recovery code',
        takes: given,
        answers: readerSchema,
        status: 201,
        refusals: ['wrong-credentials', 'too-many'],
      },
      async (call) => {
        const waiting = await sessions.waitingIn(call.exchange.request);
        if (!waiting) throw new Refusal(failures.notLoggedIn());
        const input = { ...waiting, ...factorGiven(call, call.input) };
        const complete = () => desk.completeLogIn(call.actor, input);
        return begin(call, await guessing(setting, call, `factor of ${waiting.userId}`, complete));
      },
    ),
    defineEndpoint(
      {
        route: 'POST /second-factor/passkey-session',
        summary: 'Log in with a passkey alone',
        takes: browserAnswer,
        answers: readerSchema,
        status: 201,
        refusals: ['wrong-credentials', 'too-many'],
        limit: 'passkey',
      },
      async (call) => {
        const input = passkeyGiven(call, call.input);
        return begin(call, accepted(await desk.logInByPasskey(call.actor, input)));
      },
    ),
    defineEndpoint(
      {
        route: 'GET /second-factor/proof',
        summary: 'Ways in which the caller can prove who they are',
        answers: proofAskedSchema,
        refusals: ['not-logged-in'],
      },
      async ({ actor }) => accepted(await desk.readProofAsked(actor, {})),
    ),
    defineEndpoint(
      {
        route: 'POST /second-factor/proof',
        summary: 'Prove who the caller is',
        takes: z.extend(given, { password: z.optional(z.string()) }),
        refusals: ['wrong-credentials', 'too-many'],
      },
      async (call) => {
        const { password, ...factor } = call.input;
        const input = {
          ...factorGiven(call, factor),
          ...(password === undefined ? {} : { password }),
        };
        const prove = () => desk.proveIdentity(call.actor, input);
        await guessing(setting, call, ownSecret(call.actor), prove);
        await sessions.noteProof(call.exchange.request);
      },
    ),
  ] as const;
}
