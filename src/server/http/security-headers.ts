import { createHash } from 'node:crypto';

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Content security policy of a page: pictures and films may be on any secure host, since editors
 * may give their address; scripts come from the site alone.
 * @param inlineScripts the texts of the scripts that pages carry in themselves
 */
export const contentPolicy = (inlineScripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", "'inline-speculation-rules'", ...inlineScripts.map(hashOf)].join(' '),
    // Bars and plots are sized by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self'",
    // The page asks whether the video provider can be reached before a video plays.
    "connect-src 'self' https://www.youtube-nocookie.com",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const YEAR = 365 * 24 * 60 * 60;

/** Headers of every answer; one that an answer already has stays. */
export const headersOfAll = ({ isHttps }: { isHttps: boolean }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(isHttps ? { 'strict-transport-security': `max-age=${YEAR}` } : {}),
});

/** Those of what a browser shows as a page of its own; elsewhere they say nothing, and cost a packet. */
export const headersOfDocuments = (inlineScripts: readonly string[]): Record<string, string> => ({
  'content-security-policy': contentPolicy(inlineScripts),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A form sent without a referrer says `Origin: null`, and the origin check could not know it.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
});

/** True where a browser shows an answer of that type as a document and runs its scripts. */
export const isDocument = (contentType: string | null): boolean =>
  /^(?:text\/html|image\/svg|application\/(?:xhtml|xml)|text\/xml)/.test(contentType ?? '');
