import * as z from 'zod/mini';
import { done, refused } from '../errors.ts';
import { longest, textOf } from '../text/form-text.ts';
import { defineTask } from '../use-case.ts';
import { noPush } from './no-push.ts';

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
