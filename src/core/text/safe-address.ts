/*
 * Addresses in records and settings are untrusted: anyone may have written them into local storage. Only
 * those that can't run code may reach an attribute of the page.
 */

/** Characters that browsers ignore before and inside a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const ignored = /[\u0000-\u0020\u007f-\u009f]/g;
const schemePattern = /^([a-z][a-z0-9+.-]*):/i;
const dataMedia =
  /^data:(?:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)|video\/(?:mp4|webm)|audio\/(?:mpeg|mp4|ogg))[;,]/i;

const linkSchemes = new Set(['http', 'https', 'mailto', 'tel']);
const mediaSchemes = new Set(['http', 'https', 'blob']);

/** Returns the scheme in lower case, '' for a path of this site, and `undefined` for anything else. */
function schemeOf(address: string): string | undefined {
  const bare = address.replace(ignored, '');
  const scheme = schemePattern.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined) return scheme;
  const isOwnPath = /^[/?#.\w]/.test(bare) && !/^[/\\]{2}/.test(bare);
  return isOwnPath ? '' : undefined;
}

function safe(address: string, schemes: Set<string>): string | undefined {
  const scheme = schemeOf(address);
  if (scheme === undefined) return undefined;
  return scheme === '' || schemes.has(scheme) ? address.trim() : undefined;
}

/** Returns an address that is safe to link to (http(s), mailto, tel, or a path of this site), else `undefined`. */
export const safeLink = (address: string): string | undefined => safe(address, linkSchemes);

/**
 * Returns an address that is safe to show in an `img`, a `video` or an `audio`, where scripts in SVGs don't run (http(s),
 * blob, a path of this site, or a data URL of a picture, video or recording), else `undefined`.
 */
export const safeMedia = (address: string): string | undefined =>
  dataMedia.test(address.trimStart()) ? address.trim() : safe(address, mediaSchemes);
