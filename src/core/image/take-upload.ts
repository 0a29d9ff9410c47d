import * as z from 'zod/mini';
import { done, refused } from '../errors.ts';
import { defineTask, mustBeStaff } from '../use-case.ts';

const isByteStream = (value: unknown): value is AsyncIterable<Uint8Array> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Takes in a picture or a video for everybody who works here. Refuses with `invalid` what is neither. */
export const takeUpload = defineTask({
  name: 'takeUpload',
  may: mustBeStaff,
  input: z.object({ bytes: z.custom<AsyncIterable<Uint8Array>>(isByteStream) }),
  run: async ({ input, ports: { online } }) =>
    online
      ? done(await online.media.keep(input.bytes))
      : refused({
          code: 'unavailable',
          title: 'Not possible here',
          message: 'This edition keeps pictures within its records and takes no uploads.',
        }),
});
