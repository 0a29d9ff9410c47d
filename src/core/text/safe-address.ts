/*
 * Addresses come from records and settings that anyone may have written into local storage: only
 * those that cannot run code reach an attribute of the page.
 */

/** Characters that browsers ignore before and inside a scheme, and therefore ignored here too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const ignored = /[\u0000-\u0020\u007f-\u009f]/g;
const schemePattern = /^([a-z][a-z0-9+.-]*):/i;
const dataMedia = /^data:(?:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)|video\/(?:mp4|webm))[;,]/i;

const linkSchemes = new Set(['http', 'https', 'mailto', 'tel']);
const mediaSchemes = new Set(['http', 'https', 'blob']);

/** The scheme in lower case; '' for a path; `undefined` for neither. */
function schemeOf(address: string): string | undefined {
  const bare = address.replace(ignored, '');
  if (bare === '') return undefined;
  const scheme = schemePattern.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined) return scheme;
  const isOwnPath = /^[/?#.\w]/.test(bare) && !/^[/\\]{2}|^\/\\/.test(bare);
  return isOwnPath ? '' : undefined;
}

function safe(address: string, schemes: Set<string>): string | undefined {
  const scheme = schemeOf(address);
  if (scheme === undefined) return undefined;
  return scheme === '' || schemes.has(scheme) ? address.trim() : undefined;
}

/** An address one may link to: http(s), mailto, tel, or a path of this site. */
export const safeLink = (address: string): string | undefined => safe(address, linkSchemes);

/**
 * An address one may show in an `img` or a `video`, in which no script of an SVG runs: http(s), blob, a
 * path of this site, or an embedded picture or video.
 */
export const safeMedia = (address: string): string | undefined =>
  dataMedia.test(address.trimStart()) ? address.trim() : safe(address, mediaSchemes);
