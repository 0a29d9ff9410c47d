import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { BegunSession, Session } from '#core/account/session.ts';
import { emailKey, type ProvenReader } from '#core/account/user.ts';
import { failures, Refusal } from '#core/errors.ts';
import { answer } from './answer.ts';
import type { ApiSetting } from './api.ts';
import type { ApiEnv } from './base-api.ts';
import { checked } from './checked.ts';
import { exchangeOf } from './exchange-of.ts';
import { guessing, limited, limitedChanges, ownSecret, secretOfEmail } from './limited.ts';
import { problemOf, valueFrom } from './problem.ts';
import type { Exchange } from './session-keeper.ts';

const credentials = z.object({ email: z.string(), password: z.string() });
const registration = z.object({ name: z.string(), email: z.string(), password: z.string() });
const proof = z.object({ password: z.string() });
const passwordChange = z.object({ current: z.string(), password: z.string() });
const newPassword = z.object({ token: z.string(), password: z.string() });
const subscription = z.object({ subscribed: z.boolean() });

const notKept = 'Your account was made, but this browser could not keep you logged in.';

/** Has the browser forget pages that it kept, for Back too; what somebody wrote stays where it is. */
export const forgetPages = ['clear-site-data', '"cache"'] as const;

/** Accounts of readers, and who is logged in. */
export const accountRoutes = (setting: ApiSetting) => {
  const { newsroom, sessions } = setting;

  const knowDevice = async ({ reader }: ProvenReader, exchange: Exchange): Promise<void> =>
    setting.limits?.knowDevice(secretOfEmail(emailKey(reader.email)), exchange);

  /** Begins a session, or one that waits for a second factor. */
  async function begin(proven: ProvenReader, exchange: Exchange): Promise<BegunSession> {
    const state = await sessions.logIn(proven, exchange);
    return state === 'open' ? proven.reader : { isWaiting: true };
  }

  /** Begins a session after a new password; those from before have ended with the generation and go. */
  async function beginAlone(proven: ProvenReader, exchange: Exchange): Promise<BegunSession> {
    await sessions.endAllOf(proven.reader.id);
    const begun = await begin(proven, exchange);
    await knowDevice(proven, exchange);
    return begun;
  }

  return new Hono<ApiEnv>()
    .get('/session', async (c) => {
      const { actor } = c.var;
      const reader = valueFrom(await newsroom.readReader(actor, {}));
      const role = actor.kind === 'staff' ? { role: actor.role } : {};
      const owed = actor.kind === 'reader' && actor.owedRole ? { mustSetUpFactor: true } : {};
      return answer<Session>(c, { ...(reader ? { reader } : {}), ...role, ...owed });
    })
    .post('/session', checked('json', credentials), async (c) => {
      const { email, password } = c.req.valid('json');
      const proven = await guessing(setting, c, secretOfEmail(emailKey(email)), () =>
        newsroom.logIn(c.var.actor, { email, password }),
      );
      const { reader } = proven;
      if (proven.isPasswordOutdated) {
        // A login that was proved stands, also where the storage has no room for the hash.
        await newsroom.securePassword(c.var.actor, { userId: reader.id, password });
      }
      return answer<BegunSession, 201>(c, await begin(proven, exchangeOf(c)), 201);
    })
    .delete('/session', async (c) => {
      await sessions.logOut(exchangeOf(c));
      c.header(...forgetPages);
      return c.body(null, 204);
    })
    .post('/users', limited(setting, 'register'), checked('json', registration), async (c) => {
      const proven = valueFrom(await newsroom.registerReader(c.var.actor, c.req.valid('json')));
      try {
        await sessions.logIn(proven, exchangeOf(c));
        await knowDevice(proven, exchangeOf(c));
      } catch (error) {
        // The account stands where the storage has no room for the session.
        throw error instanceof Refusal ? problemOf({ ...error.failure, message: notKept }) : error;
      }
      return answer(c, proven.reader, 201);
    })
    .use('/me/*', limitedChanges(setting))
    .get('/me/sessions', async (c) => answer(c, await sessions.listOwn(c.req.raw)))
    .delete('/me/sessions/:id', async (c) => {
      await sessions.endOwn(c.req.param('id'), c.req.raw);
      return c.body(null, 204);
    })
    .delete('/me/sessions', async (c) => {
      const { actor } = c.var;
      if (actor.kind !== 'visitor' && actor.userId) {
        await sessions.endAllOf(actor.userId);
        const description = 'logged out everywhere';
        await setting.security?.record(actor, { kind: 'session', description });
      }
      await sessions.logOut(exchangeOf(c));
      c.header(...forgetPages);
      return c.body(null, 204);
    })
    .put('/me/subscription', checked('json', subscription), async (c) => {
      const { actor } = c.var;
      if (actor.kind === 'visitor' || actor.userId === undefined) {
        throw problemOf(failures.notLoggedIn());
      }
      const { subscribed } = c.req.valid('json');
      const reader = valueFrom(
        await newsroom.changeSubscription(actor, { userId: actor.userId, subscribed }),
      );
      await sessions.renew(reader);
      return answer(c, reader);
    })
    .put('/me/password', checked('json', passwordChange), async (c) => {
      const proven = await guessing(setting, c, ownSecret(c), () =>
        newsroom.changePassword(c.var.actor, c.req.valid('json')),
      );
      // The session that asks showed what there is to show.
      return answer(c, await beginAlone({ ...proven, factor: 'earlier' }, exchangeOf(c)));
    })
    .delete('/me', checked('json', proof), async (c) => {
      const { id } = await guessing(setting, c, ownSecret(c), () =>
        newsroom.deleteAccount(c.var.actor, c.req.valid('json')),
      );
      await sessions.logOut(exchangeOf(c));
      await sessions.endAllOf(id);
      c.header(...forgetPages);
      return c.body(null, 204);
    })
    .post('/me/email-confirmation', async (c) => {
      valueFrom(await newsroom.askForConfirmation(c.var.actor, {}));
      return c.body(null, 202);
    })
    .put(
      '/email-confirmation',
      limited(setting, 'log-in'),
      checked('json', z.object({ token: z.string() })),
      async (c) =>
        answer(c, valueFrom(await newsroom.confirmEmail(c.var.actor, c.req.valid('json')))),
    )
    .post(
      '/password-resets',
      limited(setting, 'reset-password'),
      checked('json', z.object({ email: z.string() })),
      async (c) => {
        valueFrom(await newsroom.requestPasswordReset(c.var.actor, c.req.valid('json')));
        return c.body(null, 202);
      },
    )
    .get(
      '/password',
      checked('query', z.object({ token: z._default(z.string(), '') })),
      async (c) =>
        answer(c, valueFrom(await newsroom.readPasswordLink(c.var.actor, c.req.valid('query')))),
    )
    .put('/password', limited(setting, 'log-in'), checked('json', newPassword), async (c) => {
      const proven = valueFrom(await newsroom.resetPassword(c.var.actor, c.req.valid('json')));
      return answer(c, await beginAlone(proven, exchangeOf(c)));
    });
};
