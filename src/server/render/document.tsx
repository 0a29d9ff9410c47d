import type { CSSProperties, ReactNode } from 'react';
import { iconAddress } from '#core/image/icon-address.ts';
import { dateWordsOf } from '#core/locale/date-words.ts';
import { DEFAULT_LOCALE } from '#core/locale/site-locale.ts';
import { iconOf, type Look } from '#core/look/look.ts';
import { lookProperties } from '#core/look/look-properties.ts';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import * as words from '#core/words/http-words.ts';
import { themeColours } from '#ui/kit/behaviours/wanted-theme.ts';
import { inlineScripts, styleWithoutScript } from './inline-scripts.ts';
import type { PageFiles } from './manifest.ts';

type DocumentLook = Pick<Look, 'accent' | 'faces' | 'icon' | 'locale'>;

interface DocumentProps {
  /** The published look; without it, as in the back office, that of the program. */
  look?: DocumentLook;
  /** Theme for readers without a choice of their own. */
  themeDefault: SiteSettings['themeDefault'];
  /** Id of the reader, and `premium` if subscribed; other tabs compare it to notice a log-in. */
  reader?: string;
  /** True if the page may register the worker that keeps pages. */
  keepsPages?: boolean;
  /** Elements of `<head>` that load the page's files. */
  head: ReactNode;
  children: ReactNode;
}

/** A whole document; title and description come from the page inside. */
export function Document(props: DocumentProps) {
  const { look, themeDefault, reader, keepsPages, head, children } = props;
  const properties = look ? lookProperties(look) : {};
  const icon = look && iconOf(look);
  const locale = look?.locale ?? DEFAULT_LOCALE;
  return (
    <html
      lang={locale}
      // The browser writes dates with the words of the server, as it hydrates what the server wrote.
      data-dates={locale === DEFAULT_LOCALE ? undefined : dateWordsOf(locale)}
      data-theme={themeDefault === 'dark' ? 'dark' : 'light'}
      data-theme-default={themeDefault}
      data-reader={reader}
      data-keeps-pages={keepsPages ? '' : undefined}
      style={Object.keys(properties).length > 0 ? (properties as CSSProperties) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColours.light} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: inlineScripts.head }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: inlineScripts.transition }} />
        {icon ? (
          <link rel="icon" href={iconAddress(icon, 32)} type="image/png" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link
          rel="apple-touch-icon"
          href={icon ? iconAddress(icon, 180) : '/apple-touch-icon.png'}
        />
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

/** Document of the back office, whose content is rendered in the browser. */
export function AdminDocument({ files }: { files: PageFiles }) {
  const head = (
    <>
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
      <link rel="stylesheet" href={files.fontRules} />
      <link rel="stylesheet" href={files.styles} />
      <script type="module" src={files.adminScript} />
    </>
  );
  return (
    <Document themeDefault="system" head={head}>
      <title>{words.backOffice}</title>
      <div id="root" />
      <noscript>
        <p>{words.theBackOfficeNeedsJavascript}</p>
      </noscript>
    </Document>
  );
}

/** End tag of the document's first style; the page's rules are inserted before it once known. */
export const endOfStyles = '</style>';

interface ReaderDocumentProps {
  files: PageFiles;
  /** The `@font-face` rules. */
  fontRules: string;
  look: DocumentLook;
  themeDefault: SiteSettings['themeDefault'];
  reader: string;
  keepsPages: boolean;
  children: ReactNode;
}

/** The fonts that a page of a look loads early. */
const fontsOf = ({ fonts }: PageFiles, { faces }: DocumentLook): string[] => {
  if (faces === 'device') return [];
  return faces === 'grotesk' ? fonts.filter((font) => !font.includes('newsreader')) : fonts;
};

/** Document of a reader's page; nothing else blocks its first paint. */
export function ReaderDocument(props: ReaderDocumentProps) {
  const { files, fontRules, children, ...ofSite } = props;
  const { look } = ofSite;
  const facesText = { __html: fontRules };
  const head = (
    <>
      <style data-whole={files.styles} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of our own style sheet */}
      <style media="not all" dangerouslySetInnerHTML={facesText} />
      <script
        data-fonts={fontsOf(files, look).join(' ')}
        data-modules={[...files.pageImports, files.pageScript].join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: inlineScripts.afterPaint }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: inlineScripts.earlyEvents }} />
      <noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of our own style sheet */}
        <style dangerouslySetInnerHTML={facesText} />
      </noscript>
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: inlineScripts.speculation }}
      />
    </>
  );
  return (
    <Document {...ofSite} head={head}>
      {children}
    </Document>
  );
}
