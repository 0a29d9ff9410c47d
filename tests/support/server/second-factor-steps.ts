import { expect } from 'vitest';
import { ORIGIN, type ServerApi } from './server-api.ts';
import type { SoftwarePasskey } from './software-passkey.ts';

export const FACTOR_HOST = new URL(ORIGIN).hostname;
export const FACTOR_PATH = '/api/second-factor';
export const staffAccount = { email: 'mara@example.com', password: 'a word of hers' };

export type Caller = ReturnType<ServerApi['newCaller']>;

export const bodyOf = async (answer: Promise<Response>) => (await answer).json();

/** Requests a challenge. */
export const challengeAt = async (caller: Caller, address: string): Promise<string> =>
  (await bodyOf(caller.call('POST', address))).challenge;

export async function addPasskey(caller: Caller, passkey: SoftwarePasskey): Promise<Response> {
  const challenge = await challengeAt(caller, `${FACTOR_PATH}/passkeys/options`);
  const answer = passkey.create({ challenge, origin: ORIGIN });
  return caller.call('POST', `${FACTOR_PATH}/passkeys`, { name: 'Phone', answer });
}

export const sessionOf = (caller: Caller) => bodyOf(caller.call('GET', '/api/session'));

export const give = (caller: Caller, given: object) =>
  caller.call('POST', `${FACTOR_PATH}/session`, given);

export const isInBackOffice = async (caller: Caller): Promise<boolean> =>
  (await caller.call('GET', '/api/admin/dashboard')).ok;

export const logIn = (caller: Caller, email = staffAccount.email) =>
  caller.call('POST', '/api/session', { ...staffAccount, email });

/** Adds a staff member, by default an editor. */
export const addStaff = (api: ServerApi, fields: object = {}) =>
  api.addUser({ ...staffAccount, role: 'editor', ...fields });

/** Logs in a new caller with that account. */
export async function loggedIn(api: ServerApi, email = staffAccount.email): Promise<Caller> {
  const caller = api.newCaller();
  expect((await logIn(caller, email)).status).toBe(201);
  return caller;
}
