import { expect, test } from 'vitest';
import { exportSite, type SiteFile } from './export-site.ts';

const origin = 'https://news.example';

const page = (body: string): string => `<!doctype html><main>${body}</main>`;

/** Exports a site of these answers, by path; a text that begins with `→` is a redirect. */
async function exported(answers: Record<string, string>) {
  const files = new Map<string, string>();
  const report = await exportSite({
    origin,
    ask: async (path) => {
      const answer = answers[path];
      if (answer === undefined)
        return new Response(page('Page Not Found'), {
          status: 404,
          headers: { 'content-type': 'text/html' },
        });
      if (answer.startsWith('→'))
        return new Response(null, { status: 301, headers: { location: answer.slice(1) } });
      const isPage = answer.startsWith('<!doctype');
      return new Response(answer, {
        headers: { 'content-type': isPage ? 'text/html' : 'application/xml' },
      });
    },
    paths: ['/', '/sitemap.xml', '/ads.txt'],
    spelledPath: (path) => path.replace(/^\/Tag\//, '/tag/').replace(/(.)\/$/, '$1'),
    isPage: (path) => !path.startsWith('/login'),
    pathOf: (path, query) => {
      const number = query.get('page');
      query.delete('page');
      const rest = query.size > 0 ? `?${query}` : '';
      return `${path.replace(/\/$/, '')}/${number === null ? '' : `page-${number}/`}${rest}`;
    },
    searchPath: '/search',
    isThere: (path) => path.startsWith('/assets/'),
    write: async ({ path, body }: SiteFile) => {
      files.set(path, typeof body === 'string' ? body : new TextDecoder().decode(body));
    },
  });
  return { files, report };
}

test('every page that links lead to is a file in a folder of its name, and links lead there', async () => {
  const { files, report } = await exported({
    '/': page(
      '<a href="/tag/rain">Rain</a> <a href="/tag/rain?page=2#top">More</a> <a href="https://elsewhere.example/a">Elsewhere</a> <script src="/assets/page.js"></script>',
    ),
    '/tag/rain': page('<a href="/">Home</a>'),
    '/tag/rain?page=2': page('The end'),
  });
  expect([...files.keys()].sort()).toEqual([
    '.nojekyll',
    '404.html',
    'index.html',
    'tag/rain/index.html',
    'tag/rain/page-2/index.html',
  ]);
  expect(files.get('index.html')).toBe(
    page(
      '<a href="/tag/rain/">Rain</a> <a href="/tag/rain/page-2/#top">More</a> <a href="https://elsewhere.example/a">Elsewhere</a> <script src="/assets/page.js"></script>',
    ),
  );
  expect(report).toEqual({ pages: 3, files: 0, missing: [] });
});

test('feeds and site maps lead to pages, which are found by them, too', async () => {
  const { files } = await exported({
    '/': page('Nothing'),
    '/sitemap.xml': `<loc>${origin}/article/late</loc><loc>${origin}</loc><loc>https://news.example.org/a</loc><p>Read ${origin}/article/late.</p>`,
    '/article/late': page(`<meta property="og:url" content="${origin}/article/late"/>`),
  });
  expect(files.get('sitemap.xml')).toBe(
    `<loc>${origin}/article/late/</loc><loc>${origin}/</loc><loc>https://news.example.org/a</loc><p>Read ${origin}/article/late/.</p>`,
  );
  expect(files.get('article/late/index.html')).toContain(`content="${origin}/article/late/"`);
});

test('a redirect is a page that leads on, to this site or to another', async () => {
  const { files } = await exported({
    '/': page('<a href="/article/old">Old</a><a href="/article/gone">Gone</a>'),
    '/article/old': '→/article/new',
    '/article/gone': '→https://elsewhere.example/?a=1&b=2',
    '/article/new': page('New'),
  });
  expect(files.get('article/old/index.html')).toContain('content="0; url=/article/new/"');
  expect(files.get('article/new/index.html')).toBe(page('New'));
  expect(files.get('article/gone/index.html')).toContain(
    'url=https://elsewhere.example/?a=1&amp;b=2"',
  );
});

test('a link to an entry leads to the page that the entry is on', async () => {
  const { files, report } = await exported({
    '/': page('<a href="/article/live?update=e9#e9">Nine</a>'),
    '/article/live': page(
      '<p id="e9"></p><a href="/article/live?update=e1#e1">One</a><a href="/article/live?page=2">2</a>',
    ),
    '/article/live?page=2': page('<p id="e1"></p><a href="/article/live?update=e1#e1">One</a>'),
  });
  expect(files.get('index.html')).toContain('href="/article/live/#e9"');
  expect(files.get('article/live/index.html')).toContain('href="/article/live/page-2/#e1"');
  expect(report.pages).toBe(3);
});

test('searches and campaigns keep their query, and make no pages', async () => {
  const { files, report } = await exported({
    '/': page(
      '<a href="/search?q=a&amp;period=day">A</a><form action="/search"></form><a href="/about?from=ad">Ad</a>',
    ),
    '/search': page('Search'),
    '/about': page('About'),
  });
  expect(files.get('index.html')).toBe(
    page(
      '<a href="/search/?q=a&amp;period=day">A</a><form action="/search/"></form><a href="/about/?from=ad">Ad</a>',
    ),
  );
  expect(report.pages).toBe(3);
});

test('what the site hasn’t is reported once, and left as it is', async () => {
  const { files, report } = await exported({
    '/': page('<a href="/login">Log in</a><a href="/nowhere">Nowhere</a><img src="/media/a.webp">'),
  });
  expect(report.missing.sort()).toEqual(['/login', '/media/a.webp', '/nowhere']);
  expect(files.get('index.html')).toContain('href="/login"');
  expect(files.get('404.html')).toBe(page('Page Not Found'));
});

test('addresses of every script become names of folders, and none leads out of the site', async () => {
  const { files, report } = await exported({
    '/': page(
      `<a href="/tag/${encodeURIComponent('मानसून')}">A</a><a href="/tag/%2e%2e%2f%2e%2e%2fetc">B</a>`,
    ),
    [`/tag/${encodeURIComponent('मानसून')}`]: page('Monsoon'),
    '/tag/..%2F..%2Fetc': page('Out'),
  });
  expect(files.get('tag/मानसून/index.html')).toBe(page('Monsoon'));
  expect([...files.keys()].some((path) => path.includes('..'))).toBe(false);
  expect(report.missing).toHaveLength(1);
});

test('spellings of one address are one page, and relative links lead where they led', async () => {
  const { files, report } = await exported({
    '/': page('<a href="/Tag/ü/">A</a><a href="/tag/%C3%BC">B</a><a href="/tag/%c3%bc">C</a>'),
    '/tag/%C3%BC': page('<a href="other#x">D</a>'),
    '/tag/other': page('E'),
  });
  expect(files.get('index.html')).toBe(
    page('<a href="/tag/%C3%BC/">A</a><a href="/tag/%C3%BC/">B</a><a href="/tag/%C3%BC/">C</a>'),
  );
  expect(files.get('tag/ü/index.html')).toBe(page('<a href="/tag/other/#x">D</a>'));
  expect(report).toEqual({ pages: 3, files: 0, missing: [] });
});

test('prose stays as it is, and what is no address is left alone', async () => {
  const prose = `Read ${origin}/about. <a href="/50%off">Half</a> <a href="mailto:a@b.example">Mail</a>`;
  const { files } = await exported({ '/': page(prose) });
  expect(files.get('index.html')).toBe(page(prose));
});

test('a name that no file system has counts as missing', async () => {
  const path = `/tag/${encodeURIComponent('क'.repeat(100))}`;
  const { report } = await exported({
    '/': page(`<a href="${path}">Long</a>`),
    [path]: page('Long'),
  });
  expect(report.missing).toEqual([`${path}/`]);
});

test('a failure names the address, and comes after all that was begun', async () => {
  let open = 0;
  const failing = exportSite({
    origin,
    ask: async (path) => {
      if (path === '/bad.webp') throw new Error('No such picture.');
      return new Response(page('<img src="/bad.webp"><img src="/a.webp">'), {
        headers: { 'content-type': path === '/' ? 'text/html' : 'image/webp' },
      });
    },
    paths: ['/'],
    spelledPath: (path) => path,
    isPage: () => true,
    pathOf: (path) => path,
    searchPath: '/search',
    isThere: () => false,
    write: async () => {
      open += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
    },
  });
  await expect(failing).rejects.toThrow('/bad.webp can’t be exported');
  expect(open).toBe(0);
});

test('many pictures of one page are made a few at a time', async () => {
  const pictures = Array.from({ length: 120 }, (_, at) => `<img src="/media/${at}.webp">`);
  let open = 0;
  let most = 0;
  await exportSite({
    origin,
    ask: async (path) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve));
      open -= 1;
      return path === '/'
        ? new Response(page(pictures.join('')), { headers: { 'content-type': 'text/html' } })
        : new Response('', { headers: { 'content-type': 'image/webp' } });
    },
    paths: ['/'],
    spelledPath: (path) => path,
    isPage: (path) => path === '/',
    pathOf: (path) => path,
    searchPath: '/search',
    isThere: () => false,
    write: async () => undefined,
  });
  expect(most).toBeLessThan(20);
});
