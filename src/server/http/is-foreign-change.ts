/**
 * Whether a change was sent by a page of another site. Browsers say where a change comes from; what
 * says nothing is no browser, and carries nobody's cookies without their knowing.
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
