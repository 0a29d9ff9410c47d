import { Document } from './document.tsx';
import type { PageFiles } from './manifest.ts';

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
      <title>Back office</title>
      <div id="root" />
      <noscript>
        <p>The back office needs JavaScript. Please allow it for this address and reload.</p>
      </noscript>
    </Document>
  );
}
