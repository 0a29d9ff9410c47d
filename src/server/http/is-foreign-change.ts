/**
 * True if a page of another site sent the change (CSRF). Browsers send `Origin` or `Sec-Fetch-Site` with
 * changes; a request with neither comes from no browser, so CSRF doesn't apply.
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
