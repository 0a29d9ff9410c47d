import { ADMIN_PASSWORD } from '../contenders/start-daybreak.mjs';

/**
 * Logs in to the back office; returns the header of its cookies.
 * @param {string} origin
 */
export async function logIn(origin) {
  const answer = await fetch(`${origin}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The back office answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
