/**
 * True where a page of another site sent the change (CSRF). Browsers send `Origin` or
 * `Sec-Fetch-Site` with a change; a request with neither is from no browser, so CSRF does not
 * apply.
 */
export function isForeignChange(
  { method, headers }: Request,
  origins: ReadonlySet<string>,
): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false;
  const origin = headers.get('origin');
  if (origin !== null) return !origins.has(origin);
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
