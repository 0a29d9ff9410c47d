/** Characters that XML documents must not contain, not even escaped (XML 1.0, section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an element or an attribute. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** An element that contains text. */
export const element = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`;

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
