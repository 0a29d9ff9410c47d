import type { ReactNode } from 'react';
import type { SiteSettings } from '#core/settings/site-settings.ts';
import { Document } from './document.tsx';
import { inlineScripts } from './inline-scripts.ts';
import type { PageFiles } from './manifest.ts';

/** What the rules of the page go before, once it is known which they are; the first in the document. */
export const endOfStyles = '</style>';

interface ReaderDocumentProps {
  files: PageFiles;
  themeDefault: SiteSettings['themeDefault'];
  reader: string;
  children: ReactNode;
}

/** A page for readers: its first paint waits for nothing but itself. */
export function ReaderDocument({ files, themeDefault, reader, children }: ReaderDocumentProps) {
  const head = (
    <>
      <script
        data-fonts={files.fonts.join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: inlineScripts.fonts }}
      />
      <style data-whole={files.styles} />
      {files.pageImports.map((module) => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
      <script type="module" src={files.pageScript} />
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
