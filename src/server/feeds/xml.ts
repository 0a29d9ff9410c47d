/** Characters that no XML document may hold, however written (XML 1.0, section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Any text as the content of an element or an attribute. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** An element with text in it. */
export const element = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`;

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
