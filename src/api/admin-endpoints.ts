import * as z from 'zod/mini';
import { accepted } from '#core/accepted.ts';
import { proofAskedSchema } from '#core/account/proof-asked.ts';
import { sessionEndings } from '#core/account/session-ending.ts';
import { keptMediaSchema } from '#core/image/library-image.ts';
import { forgetPages } from './account-endpoints.ts';
import type { AdminApiSetting } from './api-setting.ts';
import { defineEndpoint } from './endpoint.ts';
import { guessing, ownSecret, SHARED_SECRET } from './limited.ts';
import { bytesOf } from './streams.ts';

const password = z.object({ password: z.string() });

/** Data of the back office's log-in page. */
const accessSchema = z.object({
  /** The shared password, in the demo, where it is public. */
  hint: z.exactOptional(z.string()),
  /** True if the shared password is switched off. */
  isPasswordOff: z.exactOptional(z.boolean()),
  /** Why the session that this browser had was ended by others, for a day. */
  ending: z.exactOptional(z.enum(sessionEndings)),
});

export type AdminAccess = z.infer<typeof accessSchema>;

/** Calls for entering and leaving the back office, without authentication. */
export function entryEndpoints(setting: AdminApiSetting) {
  const { backOffice, sessions, adminHint } = setting;
  return [
    defineEndpoint(
      {
        route: 'GET /admin/access',
        summary: 'What the log-in page of the back office says',
        description: 'The password of the demo, and why the caller has no access any more.',
        answers: accessSchema,
      },
      async ({ actor, exchange }) => {
        const { isPasswordOn } = accepted(await backOffice.readAccess(actor, {}));
        const ending =
          actor.kind === 'visitor' ? await sessions.endingOf?.(exchange.request) : undefined;
        return {
          ...(ending ? { ending } : {}),
          ...(adminHint && isPasswordOn ? { hint: adminHint } : {}),
          ...(isPasswordOn ? {} : { isPasswordOff: true }),
        };
      },
    ),
    defineEndpoint(
      {
        route: 'POST /admin/session',
        summary: 'Enter by the password of the back office',
        takes: password,
        refusals: ['wrong-credentials', 'unavailable'],
      },
      async (call) => {
        const compare = () => backOffice.logInAdmin(call.actor, call.input);
        const proven = await guessing(setting, call, SHARED_SECRET, compare);
        await sessions.logInAdmin(proven, call.exchange);
      },
    ),
    defineEndpoint(
      { route: 'DELETE /admin/session', summary: 'Leave the back office' },
      async ({ exchange }) => {
        await sessions.logOutAdmin(exchange);
        forgetPages(exchange);
      },
    ),
  ] as const;
}

/** Calls of the back office that re-authenticate or upload. */
export function staffEndpoints(setting: AdminApiSetting) {
  const { backOffice, sessions } = setting;
  return [
    defineEndpoint(
      {
        route: 'GET /admin/proof',
        summary: 'What proves again who somebody is',
        answers: proofAskedSchema,
        who: 'staff',
      },
      async ({ actor }) => accepted(await backOffice.readProofAsked(actor, {})),
    ),
    defineEndpoint(
      {
        route: 'POST /admin/proof',
        summary: 'Prove again who somebody is',
        description:
          'Roles, invitations, password links, exports and imports are refused with `proof-needed` ten minutes after the last proof.',
        takes: password,
        refusals: ['wrong-credentials', 'too-many'],
        who: 'staff',
      },
      async (call) => {
        const prove = () => backOffice.proveIdentity(call.actor, call.input);
        await guessing(setting, call, ownSecret(call.actor), prove);
        await sessions.noteProof(call.exchange.request);
      },
    ),
    defineEndpoint(
      {
        route: 'POST /admin/media',
        summary: 'Upload a picture or a video',
        description:
          'Its type is read from its bytes. With `unlisted`, the image library does not list it.',
        takes: z.object({ unlisted: z.optional(z.string()) }),
        takesFile: 'application/octet-stream',
        answers: keptMediaSchema,
        status: 201,
        refusals: ['unavailable'],
        who: 'staff',
      },
      async ({ actor, input, exchange }) => {
        const bytes = bytesOf(exchange.request.body);
        const isUnlisted = input.unlisted !== undefined;
        return accepted(await backOffice.takeUpload(actor, { bytes, isUnlisted }));
      },
    ),
  ] as const;
}
