import type { ReactNode } from 'react';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import { Document } from './document.tsx';
import { inlineScripts } from './inline-scripts.ts';
import type { PageFiles } from './manifest.ts';

/** End tag of the document's first style; the page's rules are inserted before it once known. */
export const endOfStyles = '</style>';

interface ReaderDocumentProps {
  files: PageFiles;
  /** The `@font-face` rules. */
  fontRules: string;
  themeDefault: SiteSettings['themeDefault'];
  reader: string;
  children: ReactNode;
}

/** Document of a reader's page; nothing else blocks its first paint. */
export function ReaderDocument(props: ReaderDocumentProps) {
  const { files, fontRules, themeDefault, reader, children } = props;
  const facesText = { __html: fontRules };
  const head = (
    <>
      <style data-whole={files.styles} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of our own style sheet */}
      <style media="not all" dangerouslySetInnerHTML={facesText} />
      <script
        data-fonts={files.fonts.join(' ')}
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
    <Document themeDefault={themeDefault} reader={reader} head={head}>
      {children}
    </Document>
  );
}
