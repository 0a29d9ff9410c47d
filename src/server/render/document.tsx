import type { ReactNode } from 'react';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import { inlineScripts, styleWithoutScript } from './inline-scripts.ts';
import type { PageFiles } from './manifest.ts';

interface DocumentProps {
  files: PageFiles;
  /** The module that the document runs, and others that it imports. */
  script: string;
  imports?: string[];
  /** How the site looks to whoever has not chosen. */
  themeDefault: SiteSettings['themeDefault'];
  /** Who reads it, so that other tabs of the same browser see a login. */
  reader?: string;
  /** Fetches pages ahead when a link to them is pointed at. */
  hasPrefetch?: boolean;
  children: ReactNode;
}

/** A whole document; titles and descriptions come from the page inside. */
export function Document(props: DocumentProps) {
  const { files, script, imports = [], themeDefault, reader, hasPrefetch, children } = props;
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
        {files.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={files.styles} />
        <noscript>
          <style>{styleWithoutScript}</style>
        </noscript>
        {imports.map((module) => (
          <link key={module} rel="modulepreload" href={module} />
        ))}
        <script type="module" src={script} />
        {hasPrefetch && (
          <script
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
            dangerouslySetInnerHTML={{ __html: inlineScripts.speculation }}
          />
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
