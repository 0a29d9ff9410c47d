import type { Page } from '@playwright/test';

export interface Attribute {
  tag: string;
  name: string;
  value: string;
}

const addressAttributes = new Set(['href', 'src', 'action', 'formaction', 'poster']);
const harmlessSchemes = new Set(['mailto:', 'tel:']);
const knownOrigins = new Set([
  ...['https://i.ytimg.com', 'https://www.youtube-nocookie.com'],
  // Articles are shared there.
  'https://wa.me',
]);

function isHarmless(address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { protocol, origin } = new URL(address, base);
  return (
    origin === new URL(base).origin || harmlessSchemes.has(protocol) || knownOrigins.has(origin)
  );
}

const isDangerousAddress = (name: string, value: string, base: string): boolean =>
  addressAttributes.has(name) && !isHarmless(value, base);

/** An SVG in an image, video or audio element runs and loads nothing. */
const isInertImage = ({ tag, name, value }: Attribute): boolean =>
  ['img', 'video', 'audio'].includes(tag) &&
  ['src', 'poster'].includes(name) &&
  value.startsWith('data:image/');

/** True for an attribute that could run code or leads to another host; `base` is the address of its page. */
export const isDanger = (attribute: Attribute, base: string): boolean => {
  const { name, value } = attribute;
  return (
    name.startsWith('on') ||
    name === 'srcdoc' ||
    (!isInertImage(attribute) && isDangerousAddress(name, value, base))
  );
};

/** Findings of code that ran or could run, and of links to code. */
export async function dangersIn(page: Page): Promise<string[]> {
  const { isOwned, elements, attributes } = await page.evaluate(() => ({
    isOwned: 'owned' in window,
    elements: [
      ...document.body.querySelectorAll(
        'style, embed, object, base, meta, script:not([src], [type="application/ld+json"])',
      ),
    ].map(({ localName }) => localName),
    attributes: [...document.body.querySelectorAll('*')].flatMap((element): Attribute[] =>
      [...element.attributes].map(({ name, value }) => ({ tag: element.localName, name, value })),
    ),
  }));
  const bad = attributes.filter((attribute) => isDanger(attribute, page.url()));
  return [
    ...(isOwned ? ['code ran'] : []),
    ...elements,
    ...bad.map(({ tag, name, value }) => `${tag} ${name}="${value}"`),
  ];
}
