import { everyBlockWith } from './every-block.ts';
import { paragraph, sessionOf } from './records.ts';
import { withEveryKind } from './with-every-kind.ts';

/** HTML that would set the flag or contact another host if it were interpreted. */
export const hostileHtml =
  '"><script>window.owned = 1</script><img src=x onerror="window.owned = 1"><svg onload="window.owned = 1"><iframe srcdoc="<script>parent.owned = 1</script>"></iframe><style>*{display:none}</style>{{7*7}}';
export const hostileAddresses = [
  'javascript:window.owned=1',
  ' JaVa\tScRiPt\n:window.owned=1',
  '\u0001javascript:window.owned=1',
  'vbscript:window.owned=1',
  'data:text/html,<script>opener.owned=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="top.owned=1"/>',
  '//evil.example/x',
  '\\\\evil.example\\x',
];
const address = (n: number): string => hostileAddresses[n % hostileAddresses.length] ?? '';

export const hostileArticle = (n: number, fields: Record<string, unknown> = {}) => ({
  id: `article-${n}`,
  title: `Hostile ${n} ${hostileHtml}`,
  category: n % 2 ? 'Business' : 'Tech',
  author: hostileHtml,
  time: hostileHtml,
  image: hostileHtml,
  standfirst: hostileHtml,
  isFeatured: n === 1,
  content: [
    paragraph('a', hostileHtml),
    { id: 'b', type: 'image', src: address(n), alt: hostileHtml, caption: hostileHtml },
    { id: hostileHtml, type: 'video', videoId: hostileHtml },
    { id: 'd', type: hostileHtml, content: hostileHtml },
    { id: 'e', type: 'video', videoId: `https://www.youtube.com/watch?v="><script>` },
  ],
  ...fields,
});

/** Every block, its addresses the dangerous ones in turn, from number `first`. */
const hostileBlocks = (first: number) => {
  let n = first;
  return everyBlockWith((_, isAddress) => {
    if (!isAddress) return hostileHtml;
    n += 1;
    return address(n);
  });
};

const reader = {
  id: hostileHtml,
  name: hostileHtml,
  email: hostileHtml,
  password: hostileHtml,
  subscribed: false,
  createdAt: hostileHtml,
};

const listed = {
  articles: [
    ...hostileAddresses.map((_, at) => hostileArticle(at + 1)),
    // Under the id of the harmless article that has every block.
    hostileArticle(9, { id: 'article-blocks', content: hostileBlocks(9) }),
    ...[10, 11].map((n) => hostileArticle(n, { content: hostileBlocks(n) })),
    hostileArticle(20, { id: `../${hostileHtml}`, category: hostileHtml }),
    hostileArticle(21, { id: '__proto__', category: '__proto__' }),
    hostileArticle(22, { id: 'constructor', category: 'constructor' }),
  ],
  categories: [
    { id: 'cat-1', name: 'Tech' },
    { id: hostileHtml, name: hostileHtml },
    { id: 'cat-3', name: 'javascript:window.owned=1' },
    { id: 'cat-4', name: '../../evil' },
    { id: 'cat-5', name: '__proto__' },
  ],
  webStories: hostileAddresses.map((src, n) => ({
    id: `story-${n}`,
    title: hostileHtml,
    coverImage: hostileHtml,
    coverImageSrc: src,
    pages: [
      { type: n % 2 ? 'video' : 'image', src, alt: hostileHtml, text: hostileHtml },
      { type: hostileHtml, src: hostileHtml, alt: hostileHtml, text: hostileHtml },
    ],
  })),
  advertisements: [
    'homepage-top',
    'homepage-mid',
    'homepage-sticky',
    'article-body',
    hostileHtml,
  ].map((placement, n) => ({
    id: hostileHtml,
    name: hostileHtml,
    placement,
    type: n % 2 ? 'video' : 'image',
    mediaUrl: n < 2 ? '/art/ad-seeds-970x90.svg' : address(n),
    link: address(n),
    text: hostileHtml,
    active: true,
  })),
  users: [reader],
  currentUser: sessionOf(reader),
  activityLogs: [
    { id: hostileHtml, title: hostileHtml, description: hostileHtml, timestamp: hostileHtml },
  ],
  newsletterSubscribers: [{ id: hostileHtml, email: hostileHtml }],
  contactMessages: [{ id: hostileHtml, message: hostileHtml }],
  siteSettings: [
    {
      id: 'site',
      siteName: `Evil ${hostileHtml}`,
      temperature: hostileHtml,
      themeDefault: hostileHtml,
      storySeconds: hostileHtml,
      showDemoStories: hostileHtml,
      facebook: address(0),
      twitter: address(1),
      instagram: address(2),
      linkedin: address(4),
      youtube: address(6),
      contactAddress: hostileHtml,
      contactPhone: hostileHtml,
      contactEmail: hostileHtml,
    },
  ],
};

/** Addresses of hostile records, besides those of `publicPages`. */
export const hostilePaths = ['category', 'author', 'tag'].map(
  (page) => `/${page}/${encodeURIComponent(hostileHtml)}`,
);

/** A store with HTML, scripts and dangerous addresses in every text field. */
export const hostileStore = withEveryKind(
  listed,
  hostileAddresses.map((bad) => (_, isAddress) => (isAddress ? bad : hostileHtml)),
);
