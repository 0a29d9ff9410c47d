import type { Session } from '#core/account/session.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { isWorkOpen } from '../parts/editor/open-work.ts';

/**
 * Reads the session. If it has ended while the page has unsaved input, a dialog asks for a new
 * login: a redirect to the access page would lose the input.
 */
export async function readSession(args: RouteArgs): Promise<Session> {
  const read = (): Promise<Session> => clientOf(args).ask('GET /session');
  const session = await read();
  if (session.role || !isWorkOpen()) return session;
  try {
    // Refused calls wait for the dialog: see `settlingRefusals`.
    await adminClientOf(args).ask('GET /admin/proof');
    return await read();
  } catch {
    return session;
  }
}
