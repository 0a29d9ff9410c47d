import { createHash } from 'node:crypto';
import { frameSources } from '#blocks/embed/frame-of.ts';

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Content-Security-Policy of pages. Media may come from any HTTPS host, since editors may enter
 * addresses; scripts come from the site only.
 * @param inlineScripts texts of the inline scripts of pages
 */
export const contentPolicy = (inlineScripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", "'inline-speculation-rules'", ...inlineScripts.map(hashOf)].join(' '),
    // Charts and progress bars are sized by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self'",
    // Pages check that the video provider is reachable before a video plays.
    "connect-src 'self' https://www.youtube-nocookie.com",
    // Videos, and embeds once a reader asks for one.
    `frame-src 'self' ${frameSources.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const YEAR = 365 * 24 * 60 * 60;

/** Headers of all answers; existing ones are kept. */
export const headersOfAll = ({ isHttps }: { isHttps: boolean }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(isHttps ? { 'strict-transport-security': `max-age=${YEAR}` } : {}),
});

/** Headers for documents only; elsewhere they have no effect and cost bytes. */
export const headersOfDocuments = (inlineScripts: readonly string[]): Record<string, string> => ({
  'content-security-policy': contentPolicy(inlineScripts),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // With `no-referrer`, forms would send `Origin: null`, which the origin check refuses.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
});

/** True if browsers show that type as a document and run its scripts. */
export const isDocument = (contentType: string | null): boolean =>
  /^(?:text\/html|image\/svg|application\/(?:xhtml|xml)|text\/xml)/.test(contentType ?? '');
