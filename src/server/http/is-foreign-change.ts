/** True if a request may change something, by its method. */
export const mayChange = ({ method }: Pick<Request, 'method'>): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * True if a page of another site sent the change (CSRF). Browsers send `Origin` or `Sec-Fetch-Site` with
 * changes; a request with neither comes from no browser, so CSRF doesn't apply.
 */
export function isForeignChange(request: Request, origins: ReadonlySet<string>): boolean {
  if (!mayChange(request)) return false;
  const { headers } = request;
  const origin = headers.get('origin');
  if (origin !== null) return !origins.has(origin);
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
