import type { ReactNode } from 'react';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import { inlineScripts, styleWithoutScript } from './inline-scripts.ts';

interface DocumentProps {
  /** Theme for readers who have not chosen one. */
  themeDefault: SiteSettings['themeDefault'];
  /** Reader of the page, so that other tabs of the same browser see a login. */
  reader?: string;
  /** Elements of `<head>` that load its files. */
  head: ReactNode;
  children: ReactNode;
}

/** A whole document; titles and descriptions come from the page inside. */
export function Document({ themeDefault, reader, head, children }: DocumentProps) {
  return (
    <html
      lang="en-IN"
      data-theme={themeDefault === 'dark' ? 'dark' : 'light'}
      data-theme-default={themeDefault}
      data-reader={reader}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: inlineScripts.theme }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: inlineScripts.transition }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {head}
        <noscript>
          <style>{styleWithoutScript}</style>
        </noscript>
      </head>
      <body>{children}</body>
    </html>
  );
}
