import { Hono } from 'hono';
import * as z from 'zod/mini';
import { answer } from './answer.ts';
import type { ApiSetting } from './api.ts';
import type { ApiEnv } from './base-api.ts';
import { checked } from './checked.ts';
import { limited } from './limited.ts';
import { valueFrom } from './problem.ts';

/** A subscription as browsers write it (`PushSubscription.toJSON`), and the endpoint that it takes the place of. */
const subscription = z.object({
  endpoint: z.string(),
  /** Not kept: a push service says of each message whether the subscription has ended. */
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  replaces: z.optional(z.string()),
});

/** Subscriptions of browsers to notifications. */
export const pushRoutes = (setting: ApiSetting) => {
  const { newsroom } = setting;
  return new Hono<ApiEnv>()
    .get('/push', async (c) => answer(c, valueFrom(await newsroom.readPushKey(c.var.actor, {}))))
    .put(
      '/push/subscription',
      limited(setting, 'push'),
      checked('json', subscription),
      async (c) => {
        valueFrom(await newsroom.subscribeBrowser(c.var.actor, c.req.valid('json')));
        return c.body(null, 204);
      },
    )
    .delete(
      '/push/subscription',
      limited(setting, 'push'),
      checked('json', z.object({ endpoint: z.string() })),
      async (c) => {
        valueFrom(await newsroom.unsubscribeBrowser(c.var.actor, c.req.valid('json')));
        return c.body(null, 204);
      },
    );
};
