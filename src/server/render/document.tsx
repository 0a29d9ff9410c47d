import type { ReactNode } from 'react';
import { SITE_LOCALE } from '#core/locale/site-locale.ts';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import { inlineScripts, styleWithoutScript } from './inline-scripts.ts';

interface DocumentProps {
  /** Theme for readers without a choice of their own. */
  themeDefault: SiteSettings['themeDefault'];
  /** Id of the reader, and `premium` if subscribed; other tabs compare it to notice a log-in. */
  reader?: string;
  /** Elements of `<head>` that load the page's files. */
  head: ReactNode;
  children: ReactNode;
}

/** A whole document; title and description come from the page inside. */
export function Document({ themeDefault, reader, head, children }: DocumentProps) {
  return (
    <html
      lang={SITE_LOCALE}
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
        <script dangerouslySetInnerHTML={{ __html: inlineScripts.head }} />
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
