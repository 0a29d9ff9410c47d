import * as z from 'zod/mini';
import { accountIdOf } from '../actor.ts';
import { done, type Failure, refused } from '../errors.ts';
import { longest, textOf } from '../text/form-text.ts';
import { defineTask } from '../use-case.ts';

/** Failure in the browser edition, which can't send push messages. */
export const noPush: Failure = { kind: 'unavailable', code: 'push-needs-server' };

/** Returns the site's public key for subscribing. Refuses with `unavailable` in the browser edition. */
export const readPushKey = defineTask({
  name: 'readPushKey',
  contract: {
    route: 'GET /push',
    summary: 'The key with which a browser subscribes to notifications',
    answers: z.object({ publicKey: z.string() }),
    refusals: ['unavailable'],
  },
  input: z.object({}),
  run: async ({ ports: { online } }) =>
    online ? done({ publicKey: await online.push.services.publicKey() }) : refused(noPush),
});

/** Longest key, in characters: public keys in base64url have 87, secrets 22, and some browsers pad them. */
const LONGEST_KEY = 100;

const endpoint = textOf('push-endpoint-too-long', longest.address);
const key = textOf('push-key-too-long', LONGEST_KEY);

/**
 * Subscribes a browser to notifications, or renews its subscription. The subscription of a logged-in user
 * is deleted with the account. Refuses with `invalid` an endpoint of an unknown push service, and with
 * `too-busy` if the site has too many subscriptions.
 */
export const subscribeBrowser = defineTask({
  name: 'subscribeBrowser',
  contract: {
    route: 'PUT /push/subscription',
    summary: 'Subscribe a browser to notifications, or renew its subscription',
    description:
      'Takes only endpoints of push services that the site knows. The subscription of a logged-in reader goes with the account.',
    refusals: ['too-many', 'unavailable'],
    limit: 'push',
  },
  titled: 'notifications-off',
  input: z.object({
    endpoint,
    /** Ignored: the push service reports ended subscriptions when a message is sent. */
    expirationTime: z.optional(z.nullable(z.number())),
    keys: z.object({ p256dh: key, auth: key }),
    /** Former endpoint of the browser. */
    replaces: z.optional(endpoint),
  }),
  run: async ({ input, actor, ports: { online } }) => {
    if (!online) return refused(noPush);
    const { services, subscriptions } = online.push;
    const given = { endpoint: input.endpoint, ...input.keys };
    const service = await services.serviceOf(given);
    if (service === undefined)
      return refused({ kind: 'invalid', code: 'push-service-unknown', field: 'endpoint' });
    const userId = accountIdOf(actor);
    const isKept = await subscriptions.keep({
      ...given,
      service,
      ...(userId === undefined ? {} : { userId }),
      ...(input.replaces === undefined ? {} : { replaces: input.replaces }),
    });
    return isKept ? done({}) : refused({ kind: 'too-busy', code: 'too-many-push-subscriptions' });
  },
});

/**
 * Ends a browser's subscription. The endpoint is unguessable and so proves ownership. Unknown endpoints
 * are ignored.
 */
export const unsubscribeBrowser = defineTask({
  name: 'unsubscribeBrowser',
  contract: {
    route: 'DELETE /push/subscription',
    summary: 'End a browser’s subscription, which its endpoint names',
    refusals: ['too-many', 'unavailable'],
    limit: 'push',
  },
  input: z.object({ endpoint: textOf('push-endpoint-too-long', longest.address) }),
  run: async ({ input, ports: { online } }) => {
    if (!online) return refused(noPush);
    await online.push.subscriptions.forget([input.endpoint]);
    return done({});
  },
});
