import { Document } from './document.tsx';
import type { PageFiles } from './manifest.ts';

/** The back office's document: everything in it is made by its own application. */
export function AdminDocument({ files }: { files: PageFiles }) {
  return (
    <Document files={files} script={files.adminScript} themeDefault="system">
      <title>Back office</title>
      <div id="root" />
      <noscript>
        <p>The back office needs JavaScript. Please allow it for this address and reload.</p>
      </noscript>
    </Document>
  );
}
