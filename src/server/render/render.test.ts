import { expect, test } from 'vitest';
import {
  paragraph,
  storedArticle,
  storedUser,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { dataIn } from '../../../tests/support/server/data-in.ts';
import { between, openSite, SITE, SITE_KEY } from '../../../tests/support/server/open-site.ts';
import { flashOf } from './flash.ts';

const FLASH = '__Host-daybreak-flash';

const cookieOf = (answer: Response, name: string): string =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

/** Metadata of the page by property or name; of several, the last. */
const metasIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

test('[share-data] an article has the metadata of social networks and search engines', async () => {
  const src = `/media/${'a'.repeat(32)}-3000x2000-a1b2c3/1600.webp`;
  const { ask } = openSite({
    articles: [
      storedArticle({
        id: 'article-1',
        title: 'Late rain',
        category: 'India',
        author: 'Asha Rao and K. Nair',
        standfirst: `Ponds are full. ${'Again and again. '.repeat(20)}`,
        isPremium: true,
        publishedAt: '2026-11-20T06:30:00.000Z',
        updatedAt: '2026-11-20T09:30:00.000Z',
        content: [
          { id: 'i', type: 'image', src, alt: 'A pond' },
          paragraph('One.'),
          paragraph('Two.'),
        ],
      }),
    ],
  });
  const { html } = await ask('/article/article-1');
  expect(metasIn(html)).toMatchObject({
    description: 'One.',
    robots: 'max-image-preview:large',
    'og:type': 'article',
    'og:title': 'Late rain',
    'og:site_name': 'Daybreak',
    'og:description': expect.stringMatching(/^Ponds are full\. .*[a-z.]…$/),
    'og:image': expect.stringMatching(`^${SITE}/share/article/article-1-[0-9a-f]{8}\\.jpg$`),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Late rain',
    'twitter:card': 'summary_large_image',
    'article:published_time': '2026-11-20T06:30:00.000Z',
    'article:modified_time': '2026-11-20T09:30:00.000Z',
    'article:section': 'India',
  });
  expect(html).toContain('type="application/rss+xml" href="/feed.xml"');
  const [article, breadcrumbs] = dataIn(html);
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    image: ['16x9', '4x3', '1x1'].map(
      (shape) => `${SITE}/media/${'a'.repeat(32)}-3000x2000-a1b2c3/crop-${shape}-50-25.jpg`,
    ),
    dateModified: '2026-11-20T09:30:00.000Z',
    mainEntityOfPage: `${SITE}/article/article-1`,
    author: [
      { '@type': 'Person', name: 'Asha Rao' },
      { '@type': 'Person', name: 'K. Nair' },
    ],
    publisher: { name: 'Daybreak', logo: { url: `${SITE}/icon-512.png` } },
    isAccessibleForFree: false,
    hasPart: { cssSelector: '.premium-text' },
  });
  expect(html).toMatch(/class="[^"]*premium-text[^"]*"/);
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${SITE}/` },
      { position: 2, item: `${SITE}/category/india` },
      { position: 3, item: `${SITE}/article/article-1` },
    ],
  });
});

test('[share-data] other pages have a share picture and their feed', async () => {
  const { ask } = openSite();
  const { html } = await ask('/');
  expect(metasIn(html)).toMatchObject({
    'og:image': `${SITE}/share/site.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  const section = await ask('/category/tech');
  expect(section.html).toContain('type="application/rss+xml" href="/feeds/tech.xml"');
});

test('a page that needs an account redirects to the log-in', async () => {
  const { answer } = await openSite().ask('/profile');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/login');
});

test('the back office is a document for its own application', async () => {
  const { answer, html } = await openSite().ask('/admin/articles');
  expect(answer.status).toBe(200);
  expect(html).toContain('src="/assets/admin.js"');
  expect(html).toContain('<div id="root"></div>');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test('the site’s theme is the default for readers without a choice', async () => {
  const { html } = await openSite({ settings: [{ id: 'site', themeDefault: 'dark' }] }).ask('/');
  expect(html).toContain('data-theme="dark" data-theme-default="dark"');
});

test('unexpected errors are logged and not shown', async () => {
  const secret = new Error('SELECT * FROM users');
  const { ask, reported } = openSite({}, { readFront: () => Promise.reject(secret) });
  const { html, status } = await ask('/');
  expect(status).toBe(500);
  expect(html).toContain('Unexpected Application Error');
  expect(html).toContain('Something went wrong on our side.');
  expect(html).not.toContain('SELECT');
  // The frame with its links is rendered.
  expect(html).toContain('href="/category/tech"');
  expect(reported).toEqual([secret]);
});

test('hostile text is escaped in the page and in islands’ props', async () => {
  const hostile = '</title><script>alert(1)</script><!-- "\'';
  const { ask } = openSite({
    articles: [storedArticle({ id: 'a', title: hostile, author: hostile, category: hostile })],
    stories: [{ id: 's', title: hostile, pages: [{ type: 'image', src: '', text: hostile }] }],
    settings: [{ id: 'site', siteName: hostile }],
  });
  for (const path of [
    '/',
    '/article/a',
    '/web-stories',
    `/search?q=${encodeURIComponent(hostile)}`,
  ]) {
    const { html } = await ask(path);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!-- "');
  }
});

test('paywalled text is not in the page of a reader without Premium', async () => {
  const content = Array.from({ length: 9 }, (_, at) => paragraph(`Paragraph ${at}. `.repeat(40)));
  const articles = [storedArticle({ id: 'a', isPremium: true, content })];
  const { html } = await openSite({ articles }).ask('/article/a');
  expect(html).toContain('This article is for Premium readers');
  expect(html).toContain('Paragraph 0.');
  expect(html).not.toContain('Paragraph 8.');
});

test('an island is rendered as HTML, with its own ids, props and wake events', async () => {
  const { html } = await openSite().ask('/web-stories');
  const island = between(html, '<day-island name="story-list"', '</day-island>');
  expect(island).toMatch(
    /^ wakes="click button; error img" code="\/assets\/island.js" ids="i\d+" props="\{&quot;stories&quot;:\[/,
  );
  expect(island).toContain('<button');
  const ids = html.match(/ids="i\d+"/g) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

const letter = {
  form: 'contact',
  name: 'Asha Rao',
  email: 'asha@daybreak.example',
  subject: 'The "coast" line',
  message: 'Two lines,\nand <b>no</b> markup.',
};

test('a refused form is shown with its input, the invalid field and the toast', async () => {
  const { post, store } = openSite();
  const { html, status } = await post('/contact-us', { ...letter, email: 'asha@harbour' });
  expect(status).toBe(422);
  const form = between(html, ' id="contact"', '</form>');
  expect(form).toContain('value="asha@harbour"');
  expect(form).toContain('value="The &quot;coast&quot; line"');
  expect(form).toContain('Two lines,\nand &lt;b&gt;no&lt;/b&gt; markup.');
  expect(form.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(form.match(/autofocus=""/gi)).toHaveLength(1);
  expect(form).toMatch(/aria-describedby="([^"]+)".*<p id="\1"/s);
  expect(between(html, 'role="alert"', '</button>')).toContain('Validation Error');
  expect(await store.read((view) => view.count('messages'))).toBe(0);
});

test('a completed form redirects to its page, with a toast shown once', async () => {
  const { ask, post, store } = openSite();
  const { answer } = await post(
    '/newsletter',
    { form: 'newsletter', email: 'asha@daybreak.example' },
    { referer: 'http://127.0.0.1:4420/search?q=rain' },
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/search?q=rain#newsletter');
  expect(await store.read((view) => view.count('subscribers'))).toBe(1);

  const flash = cookieOf(answer, FLASH);
  expect(flash).toMatch(/; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/);
  const cookie = flash.split(';')[0] ?? '';
  const next = await ask('/about-us', { headers: { cookie } });
  expect(between(next.html, 'data-flash=""', '</button>')).toContain('Subscribed!');
  expect(cookieOf(next.answer, FLASH)).toContain('Max-Age=0');
  expect((await ask('/about-us')).html).not.toContain('Subscribed!');
});

test('a prefetch does not consume the toast', async () => {
  const [flash = ''] = flashOf(
    { toast: { title: 'Subscribed!' }, form: '' },
    { isHttps: true, siteKey: SITE_KEY },
  );
  const [cookie = ''] = flash.split(';');
  expect((await openSite().ask('/', { headers: { cookie } })).html).toContain('Subscribed!');
  const headers = { cookie, 'sec-purpose': 'prefetch' };
  const { answer, html } = await openSite().ask('/', { headers });
  expect(html).not.toContain('Subscribed!');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('a forged toast in the cookie is ignored', async () => {
  const forged = encodeURIComponent('{"title":"Your card was refused"}');
  const [other = ''] = flashOf(
    { toast: { title: 'Your card was refused' }, form: '' },
    { isHttps: true, siteKey: 'another key' },
  );
  const values = ['not json', '{"title":1}', '%', '.', forged, `${forged}.`];
  for (const value of [...values, other.split(';')[0]?.split('=')[1] ?? '']) {
    for (const name of [FLASH, 'daybreak-flash']) {
      const { status, html } = await openSite().ask('/', {
        headers: { cookie: `${name}=${value}` },
      });
      expect([status, html.includes('Your card was refused')]).toEqual([200, false]);
    }
  }
});

test('a form redirects only within this site, whatever its Referer', async () => {
  const { post } = openSite();
  for (const referer of [
    'https://evil.example/x',
    'http://127.0.0.1:4420//evil.example/',
    'no url',
  ]) {
    const { answer } = await post(
      '/newsletter',
      { email: `${referer.length}@daybreak.example` },
      { referer },
    );
    expect(answer.headers.get('location')).toMatch(/^\/(newsletter|evil\.example\/)$/);
  }
});

test('a refused log-in keeps the e-mail address and never the password', async () => {
  const { post } = openSite({ users: [storedUser()] });
  const typed = { form: 'login', email: 'asha@example.com', password: 'not the word' };
  const { html, status } = await post('/login', typed);
  expect(status).toBe(422);
  expect(html).toContain('value="asha@example.com"');
  expect(html).not.toContain('not the word');
  expect(html).toContain('Login Failed');
});

test('a log-in redirects to the profile, which greets once', async () => {
  const { ask, post } = openSite({ users: [storedUser()] });
  const { answer } = await post('/login', {
    form: 'login',
    email: 'asha@example.com',
    password: 'secret word',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/profile');
  const cookie = cookieOf(answer, FLASH).split(';')[0] ?? '';
  const { html } = await ask('/profile', { headers: { cookie } });
  expect(html).toContain('Login Successful!');
  expect(html).toContain('asha@example.com');
});

test('an unreadable form, or one for a page without action, gets an error page', async () => {
  const { ask, post, reported } = openSite();
  const noForm = await ask('/newsletter', { method: 'POST', body: '{}' });
  expect(noForm.status).toBe(422);
  expect(noForm.html).toContain('What was sent could not be understood.');
  expect((await post('/about-us', {})).status).toBe(405);
  expect((await post('/no/such/page', {})).status).toBe(405);
  expect(reported).toEqual([]);
});

test('an empty search shows its error without script', async () => {
  const { html, status } = await openSite().ask('/search?q=%20');
  expect(status).toBe(200);
  expect(between(html, 'data-flash', '</button>')).toContain('Please enter a search term.');
  expect(html).toContain('aria-invalid="true"');
});
