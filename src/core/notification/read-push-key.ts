import * as z from 'zod/mini';
import { done, refused } from '../errors.ts';
import { defineTask } from '../use-case.ts';
import { noPush } from './no-push.ts';

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
