import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { ProvenReader, Reader } from '#core/account/user.ts';
import { failures } from '#core/errors.ts';
import type { SecondFactorView } from '#core/second-factor/second-factor.ts';
import { answer } from './answer.ts';
import type { ApiEnv } from './base-api.ts';
import { checked } from './checked.ts';
import { exchangeOf } from './exchange-of.ts';
import { guessing, limited, ownSecret } from './limited.ts';
import { problemOf, valueFrom } from './problem.ts';
import type { SecondFactorApiSetting } from './second-factor-api.ts';

const browserAnswer = z.looseObject({});
const newPasskey = z.object({ name: z.string(), answer: browserAnswer });
const typedCode = z.object({ code: z.string() });
const given = z.object({ code: z.optional(z.string()), passkey: z.optional(browserAnswer) });
const proof = z.extend(given, { password: z.optional(z.string()) });

/** Codes are in the answer that made them, and nowhere else. */
export interface KeptFactorsView extends SecondFactorView {
  recoveryCodes: number;
  /** Made just now. */
  newCodes?: string[];
}

/** One's own second factors, and log-ins with them. */
export const secondFactorRoutes = (setting: SecondFactorApiSetting) => {
  const { secondFactors: desk, sessions } = setting;
  const isLimited = limited(setting, 'passkey');

  /** The account's second factors after a change, with the codes that it made. */
  async function answerKept(c: Context<ApiEnv>, made: { recoveryCodes?: string[] } = {}) {
    const view = valueFrom(await desk.readOwnFactors(c.var.actor, {}));
    const { recoveryCodes: newCodes } = made;
    return answer<KeptFactorsView>(c, { ...view, ...(newCodes ? { newCodes } : {}) });
  }

  /** Returns the browser's passkey answer with its challenge, which is good for one answer. */
  const passkeyGiven = (c: Context<ApiEnv>, said: object) => ({
    challenge: sessions.takeChallenge(exchangeOf(c)) ?? '',
    answer: said,
  });

  const factorGiven = (c: Context<ApiEnv>, { code, passkey }: z.infer<typeof given>) => ({
    ...(code === undefined ? {} : { code }),
    ...(passkey ? { passkey: passkeyGiven(c, passkey) } : {}),
  });

  async function begin(c: Context<ApiEnv>, proven: ProvenReader) {
    await sessions.logIn(proven, exchangeOf(c));
    return answer<Reader, 201>(c, proven.reader, 201);
  }

  return (
    new Hono<ApiEnv>()
      .get('/', (c) => answerKept(c))
      .post('/passkeys/options', async (c) => {
        const { challenge, options } = valueFrom(await desk.beginPasskey(c.var.actor, {}));
        sessions.keepChallenge(challenge, exchangeOf(c));
        return answer(c, options);
      })
      .post('/passkeys', checked('json', newPasskey), async (c) => {
        const { name, answer: said } = c.req.valid('json');
        const input = { name, ...passkeyGiven(c, said) };
        return answerKept(c, valueFrom(await desk.addPasskey(c.var.actor, input)));
      })
      .put('/passkeys/:id', checked('json', z.object({ name: z.string() })), async (c) => {
        const input = { id: c.req.param('id'), ...c.req.valid('json') };
        valueFrom(await desk.renamePasskey(c.var.actor, input));
        return answerKept(c);
      })
      .delete('/passkeys/:id', async (c) => {
        valueFrom(await desk.removePasskey(c.var.actor, { id: c.req.param('id') }));
        return answerKept(c);
      })
      .post('/app', async (c) => answer(c, valueFrom(await desk.beginApp(c.var.actor, {}))))
      .put('/app', checked('json', typedCode), async (c) => {
        const made = await guessing(setting, c, ownSecret(c), () =>
          desk.confirmApp(c.var.actor, c.req.valid('json')),
        );
        return answerKept(c, made);
      })
      .delete('/app', async (c) => {
        valueFrom(await desk.removeApp(c.var.actor, {}));
        return answerKept(c);
      })
      .post('/recovery-codes', async (c) =>
        answerKept(c, valueFrom(await desk.renewRecoveryCodes(c.var.actor, {}))),
      )
      .get('/owed', async (c) => {
        const waiting = await sessions.waitingIn(c.req.raw);
        if (!waiting) throw problemOf(failures.notFound());
        return answer(c, valueFrom(await desk.readOwedFactor(c.var.actor, waiting)));
      })
      /** For whoever is logged in or waits to be: their own passkeys; for others any passkey. */
      .post('/options', isLimited, async (c) => {
        const { actor } = c.var;
        const waiting = await sessions.waitingIn(c.req.raw);
        const userId = waiting?.userId ?? (actor.kind === 'visitor' ? undefined : actor.userId);
        const { challenge, options } = valueFrom(
          await desk.askForPasskey(actor, userId === undefined ? {} : { userId }),
        );
        sessions.keepChallenge(challenge, exchangeOf(c));
        return answer(c, options);
      })
      .post('/session', checked('json', given), async (c) => {
        const waiting = await sessions.waitingIn(c.req.raw);
        if (!waiting) throw problemOf(failures.notLoggedIn());
        const input = { ...waiting, ...factorGiven(c, c.req.valid('json')) };
        const proven = await guessing(setting, c, `factor of ${waiting.userId}`, () =>
          desk.completeLogIn(c.var.actor, input),
        );
        return begin(c, proven);
      })
      .post('/passkey-session', isLimited, checked('json', browserAnswer), async (c) => {
        const input = passkeyGiven(c, c.req.valid('json'));
        return begin(c, valueFrom(await desk.logInByPasskey(c.var.actor, input)));
      })
      .get('/proof', async (c) => answer(c, valueFrom(await desk.readProofAsked(c.var.actor, {}))))
      .post('/proof', checked('json', proof), async (c) => {
        const { password, ...factor } = c.req.valid('json');
        const input = {
          ...factorGiven(c, factor),
          ...(password === undefined ? {} : { password }),
        };
        await guessing(setting, c, ownSecret(c), () => desk.proveIdentity(c.var.actor, input));
        await sessions.noteProof(c.req.raw);
        return c.body(null, 204);
      })
  );
};
