import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Session } from '#core/account/session.ts';
import { failures, Refusal } from '#core/errors.ts';
import { answer } from './answer.ts';
import type { ApiSetting } from './api.ts';
import type { ApiEnv } from './base-api.ts';
import { checked } from './checked.ts';
import { problemOf, valueFrom } from './problem.ts';

const credentials = z.object({ email: z.string(), password: z.string() });
const registration = z.object({ name: z.string(), email: z.string(), password: z.string() });
const subscription = z.object({ subscribed: z.boolean() });

const notKept = 'Your account was made, but this browser could not keep you logged in.';

/** Accounts of readers, and who is logged in. */
export const accountRoutes = ({ newsroom, sessions }: ApiSetting) =>
  new Hono<ApiEnv>()
    .get('/session', async (c) => {
      const { actor } = c.var;
      const reader = valueFrom(await newsroom.readReader(actor, {}));
      const role = actor.kind === 'staff' ? { role: actor.role } : {};
      return answer<Session>(c, { ...(reader ? { reader } : {}), ...role });
    })
    .post('/session', checked('json', credentials), async (c) => {
      const { email, password } = c.req.valid('json');
      const { reader, isPasswordOutdated } = valueFrom(
        await newsroom.logIn(c.var.actor, { email, password }),
      );
      if (isPasswordOutdated) {
        // A login that was proved stands, also where the storage has no room for the hash.
        await newsroom.securePassword(c.var.actor, { userId: reader.id, password });
      }
      await sessions.logIn(reader, c.res.headers);
      return answer(c, reader, 201);
    })
    .delete('/session', async (c) => {
      await sessions.logOut(c.req.raw, c.res.headers);
      return c.body(null, 204);
    })
    .post('/users', checked('json', registration), async (c) => {
      const reader = valueFrom(await newsroom.registerReader(c.var.actor, c.req.valid('json')));
      try {
        await sessions.logIn(reader, c.res.headers);
      } catch (error) {
        // The account stands where the storage has no room for the session.
        throw error instanceof Refusal ? problemOf({ ...error.failure, message: notKept }) : error;
      }
      return answer(c, reader, 201);
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
    });
