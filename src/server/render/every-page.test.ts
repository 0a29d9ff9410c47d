import { expect, test } from 'vitest';
import { siteMapPages } from '#ui/page-traits.ts';
import { isDanger } from '../../../tests/support/records/dangers.ts';
import { hostilePaths, hostileStore } from '../../../tests/support/records/hostile-store.ts';
import { type PublicPage, publicPages } from '../../../tests/support/records/public-pages.ts';
import { between, openSite, SITE } from '../../../tests/support/server/open-site.ts';

/** More page addresses, whose metadata depends on their spelling. */
const otherAddresses: PublicPage[] = [
  { path: '/search?q=%20', heading: 'Search News', isUnlisted: true, statements: 0 },
  {
    path: '/article/gone',
    heading: 'Page Not Found',
    status: 404,
    isUnlisted: true,
    statements: 1,
  },
];

const escaped = (text: string): string => text.replaceAll('"', '&quot;');

test.each([...publicPages, ...otherAddresses])('$path is a whole document', async (page) => {
  const { path, heading, title = heading, status = 200, store = {} } = page;
  const { ask, reported } = openSite(store);
  const { html, ...answer } = await ask(path);
  expect(answer.status).toBe(status);
  expect(html).toMatch(/^<!doctype html><html lang="en-IN".*<\/html>$/s);
  const ofDocument = between(html, '<title>', '</title>');
  if (title instanceof RegExp) expect(ofDocument).toMatch(title);
  else expect(ofDocument).toBe(escaped(title === '' ? 'Daybreak' : `${title} - Daybreak`));
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  if (status === 200) expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
  if (page.isUnlisted) {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  } else {
    const canonical = between(html, '<link rel="canonical" href="', '"');
    expect(canonical).toBe(`${SITE}${page.canonical ?? path}`);
    expect(html).not.toContain('noindex');
  }
  // Nothing that delays the first paint or competes with it.
  expect(html).not.toMatch(/<script[^>]* src=|rel="stylesheet"|rel="modulepreload"|as="font"/);
  expect(html).toContain('data-modules="/assets/shared.js /assets/page.js"');
  // The first style has the rules of the page's classes and no others.
  const styles = between(html, '<style data-whole="/assets/styles.css">', '</style>');
  expect(styles).toContain('.wrap{');
  expect(styles).not.toContain('.of-no-page');
  expect(reported).toEqual([]);
});

test.each(siteMapPages)(
  '%s, which the site map names, is linked from the homepage',
  async (path) => {
    const { html } = await openSite().ask('/');
    expect(html, 'a link, such as one in ui/kit/frame/site-links.ts').toContain(`href="${path}"`);
  },
);

/** Attributes of the elements in a document's body, without scripts and styles. */
function attributesIn(html: string) {
  const body = between(html, '<body', '</body>').replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const unescaped = (text: string): string =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return [...body.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)+)/g)].flatMap(
    ([, tag = '', attributes = '']) =>
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => ({
        tag,
        name,
        value: unescaped(value),
      })),
  );
}

test.each<Pick<PublicPage, 'path' | 'store'>>([
  ...publicPages,
  ...hostilePaths.map((path) => ({ path })),
])(
  'on $path nothing of hostile records runs code or leads to another host',
  async ({ path, store = {} }) => {
    const { currentUser: _, ...records } = hostileStore;
    const { ask } = openSite({ ...records, ...store, articles: hostileStore.articles });
    const asked = await ask(path);
    const moved = asked.answer.headers.get('location');
    const { html } = moved === null ? asked : await ask(moved);
    const attributes = attributesIn(html);
    expect(attributes.length).toBeGreaterThan(50);
    expect(attributes.filter((attribute) => isDanger(attribute, `${SITE}/`))).toEqual([]);
  },
);
