import { expect } from 'vitest';
import { OWNER_PASSWORD, type ServerApi } from './server-api.ts';

export const callers = [
  'visitor',
  'reader',
  'contributor',
  'author',
  'editor',
  'owner',
  'password',
] as const;
export type CallerName = (typeof callers)[number];

/**
 * Callers that are allowed; all others are refused. `password`: logged in by the shared password.
 */
export const owners: CallerName[] = ['owner', 'password'];
export const editors: CallerName[] = ['editor', ...owners];
export const staff: CallerName[] = ['contributor', 'author', ...editors];
/** Staff with an account. */
export const members: CallerName[] = staff.filter((name) => name !== 'password');

export interface Row {
  may: CallerName[];
  body?: unknown;
  /** Status for refused callers, if it is not the usual one. */
  otherwise?: number;
}

export interface CallersByRole {
  sessions: Record<CallerName, ReturnType<ServerApi['newCaller']>>;
  /** Account ids. */
  ids: Record<CallerName, string>;
}

/** Logs in one caller per role. */
export async function openCallers(api: ServerApi): Promise<CallersByRole> {
  const sessions = {} as CallersByRole['sessions'];
  const ids = {} as CallersByRole['ids'];
  for (const name of callers) {
    const caller = api.newCaller();
    sessions[name] = caller;
    if (name === 'visitor') continue;
    if (name === 'password') {
      await caller.call('POST', '/api/admin/session', { password: OWNER_PASSWORD });
      continue;
    }
    const role = name === 'reader' ? undefined : name;
    const account = { email: `${name}@example.com`, password: 'secret word' };
    ids[name] = (await api.addUser({ ...account, name, role })).id;
    expect((await caller.call('POST', '/api/session', account)).status).toBe(201);
  }
  return { sessions, ids };
}

export const usualRefusal = (name: CallerName): number =>
  name === 'visitor' || name === 'reader' ? 401 : 403;

export function expectAllowed(name: CallerName, row: Row, status: number): void {
  expect(status, 'the call failed for a reason that is none of rights').not.toBe(500);
  if (row.may.includes(name)) expect(status, `may the ${name}?`).toBeLessThan(300);
  else expect(status, `may the ${name}?`).toBe(row.otherwise ?? usualRefusal(name));
}
