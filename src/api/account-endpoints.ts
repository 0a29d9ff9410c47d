import * as z from 'zod/mini';
import { accepted } from '#core/accepted.ts';
import {
  type BegunSession,
  begunSessionSchema,
  openSessionsSchema,
} from '#core/account/session.ts';
import { emailKey, type ProvenReader, readerSchema } from '#core/account/user.ts';
import { Refusal } from '#core/errors.ts';
import { loggedOutEverywhere } from '#core/words/reader-event-words.ts';
import type { ApiSetting } from './api-setting.ts';
import { defineEndpoint } from './endpoint.ts';
import { guessing, ownSecret, secretOfEmail } from './limited.ts';
import { sessionEndpoint } from './session-endpoint.ts';
import type { Exchange } from './session-keeper.ts';

const text = z.string();

/** Replaces `storage-full` after a registration by a failure whose message mentions that the account exists. */
const afterRegistration = (error: unknown): unknown =>
  error instanceof Refusal && error.failure.kind === 'storage-full'
    ? new Refusal({ kind: 'storage-full', code: 'session-storage-full' })
    : error;

/** Clears the browser's cache, including its back/forward cache, but not its storage. */
export const forgetPages = ({ headers }: Exchange): void =>
  headers.set('clear-site-data', '"cache"');

/** Account calls that begin or end sessions. */
export function accountEndpoints(setting: ApiSetting) {
  const { newsroom, sessions } = setting;

  const knowDevice = async ({ reader }: ProvenReader, exchange: Exchange): Promise<void> =>
    setting.limits?.knowDevice(secretOfEmail(emailKey(reader.email)), exchange);

  /** Begins a session, or a pending one if the account has a second factor. */
  async function begin(proven: ProvenReader, exchange: Exchange): Promise<BegunSession> {
    const state = await sessions.logIn(proven, exchange);
    return state === 'open' ? proven.reader : { isWaiting: true };
  }

  /** Begins a session after a new password, and deletes earlier ones, which the new generation invalidated. */
  async function beginAlone(proven: ProvenReader, exchange: Exchange): Promise<BegunSession> {
    await sessions.endAllOf(proven.reader.id);
    const begun = await begin(proven, exchange);
    await knowDevice(proven, exchange);
    return begun;
  }

  return [
    sessionEndpoint(newsroom),
    defineEndpoint(
      {
        route: 'POST /session',
        summary: 'Log in',
        takes: z.object({ email: text, password: text }),
        answers: begunSessionSchema,
        status: 201,
        refusals: ['wrong-credentials', 'too-many'],
      },
      async (call) => {
        const { email, password } = call.input;
        const proven = await guessing(setting, call, secretOfEmail(emailKey(email)), () =>
          newsroom.logIn(call.actor, { email, password }),
        );
        if (proven.isPasswordOutdated) {
          // Ignores failures: the log-in is valid even if the new hash can't be stored.
          await newsroom.securePassword(call.actor, { userId: proven.reader.id, password });
        }
        return begin(proven, call.exchange);
      },
    ),
    defineEndpoint({ route: 'DELETE /session', summary: 'Log out' }, async ({ exchange }) => {
      await sessions.logOut(exchange);
      forgetPages(exchange);
    }),
    defineEndpoint(
      {
        route: 'POST /users',
        summary: 'Register, and log in',
        takes: z.object({ name: text, email: text, password: text }),
        answers: readerSchema,
        status: 201,
        refusals: ['taken', 'too-many'],
        limit: 'register',
      },
      async ({ actor, input, exchange }) => {
        const proven = accepted(await newsroom.registerReader(actor, input));
        try {
          await sessions.logIn(proven, exchange);
          await knowDevice(proven, exchange);
        } catch (error) {
          throw afterRegistration(error);
        }
        return proven.reader;
      },
    ),
    defineEndpoint(
      {
        route: 'GET /me/sessions',
        summary: 'Sessions of the caller’s account',
        answers: openSessionsSchema,
      },
      ({ exchange }) => sessions.listOwn(exchange.request),
    ),
    defineEndpoint(
      {
        route: 'DELETE /me/sessions/:id',
        summary: 'End one of the caller’s sessions',
        takes: z.object({ id: text }),
      },
      async ({ input, exchange }) => {
        await sessions.endOwn(input.id, exchange.request);
      },
    ),
    defineEndpoint(
      { route: 'DELETE /me/sessions', summary: 'Log out everywhere' },
      async ({ actor, exchange }) => {
        if (actor.kind !== 'visitor' && actor.userId) {
          await sessions.endAllOf(actor.userId);
          const description = loggedOutEverywhere;
          await setting.security?.record(actor, { kind: 'session', description });
        }
        await sessions.logOut(exchange);
        forgetPages(exchange);
      },
    ),
    defineEndpoint(
      {
        route: 'PUT /me/password',
        summary: 'Change the caller’s password',
        description: 'Every other session of the account ends.',
        takes: z.object({ current: text, password: text }),
        answers: begunSessionSchema,
        refusals: ['wrong-credentials', 'too-many'],
      },
      async (call) => {
        const proven = await guessing(setting, call, ownSecret(call.actor), () =>
          newsroom.changePassword(call.actor, call.input),
        );
        // The current session has met the account's second factor.
        return beginAlone({ ...proven, factor: 'earlier' }, call.exchange);
      },
    ),
    defineEndpoint(
      {
        route: 'DELETE /me',
        summary: 'Delete the caller’s account',
        takes: z.object({ password: text }),
        refusals: ['wrong-credentials', 'too-many'],
      },
      async (call) => {
        const { id } = await guessing(setting, call, ownSecret(call.actor), () =>
          newsroom.deleteAccount(call.actor, call.input),
        );
        await sessions.logOut(call.exchange);
        await sessions.endAllOf(id);
        forgetPages(call.exchange);
      },
    ),
    defineEndpoint(
      {
        route: 'PUT /password',
        summary: 'Set a password with the token of a password link',
        takes: z.object({ token: text, password: text }),
        answers: begunSessionSchema,
        refusals: ['not-found', 'too-many'],
        limit: 'log-in',
      },
      async ({ actor, input, exchange }) =>
        beginAlone(accepted(await newsroom.resetPassword(actor, input)), exchange),
    ),
  ] as const;
}
