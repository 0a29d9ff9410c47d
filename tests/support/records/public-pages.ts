import type { PageName } from '#ui/routes.ts';
import type { Store } from '../journey/store.ts';
import { authorForm, pageForm, tagForm } from '../newsroom/content-examples.ts';
import { everyBlockStore } from './every-block.ts';
import { liveStore } from './live-blog.ts';
import { article, sessionOf, user } from './records.ts';

/** A page of the site, as on a fresh install. */
export interface PublicPage {
  path: string;
  /** The page's only `h1`. */
  heading: string | RegExp;
  /** Document title without the site's name; default: the heading. */
  title?: string | RegExp;
  /** True for pages with `noindex`. */
  isUnlisted?: true;
  /** Canonical address, if it differs from `path`. */
  canonical?: string;
  /** Status in the server edition; default 200. */
  status?: 404;
  /** Maximum number of database statements while the data of every page is cached. */
  statements: number;
  /** Records that the page needs. */
  store?: Store;
}

const reader = user(1);

/** Examples of each page by name, or the reason why its address alone is not enough. */
export const pageExamples: Record<PageName, readonly PublicPage[] | { noneBecause: string }> = {
  home: [
    { path: '/', heading: /^Late rain refills the Malabar paddies/, title: '', statements: 4 },
  ],
  category: [
    { path: '/category/tech', heading: 'Tech News', statements: 2 },
    { path: '/category/videos', heading: 'Videos News', statements: 2 },
    {
      path: '/category/web-stories',
      heading: 'Web Stories News',
      canonical: '/web-stories',
      statements: 2,
    },
    { path: '/category/nowhere', heading: 'Nowhere News', isUnlisted: true, statements: 6 },
  ],
  article: [
    {
      path: '/article/article-4',
      heading: /^Hyderabad line ships its first silicon wafers/,
      statements: 4,
    },
    {
      path: '/article/article-blocks',
      heading: 'How a loan became safe',
      store: everyBlockStore,
      statements: 5,
    },
    {
      path: '/article/article-live',
      heading: 'Cyclone crosses the coast',
      store: liveStore,
      statements: 7,
    },
  ],
  versions: [
    {
      path: '/article/article-8999/versions',
      heading: 'Story number 1',
      title: 'What changed: Story number 1',
      isUnlisted: true,
      store: {
        articles: [article(1, { updatedAt: '2026-11-20T08:30:00.000Z' })],
        publishedVersions: [
          {
            ...{ id: 'version-1', article: 'article-8999', at: '2026-11-19T08:30:00.000Z' },
            words: { title: 'Story number one', content: [] },
          },
        ],
      },
      statements: 2,
    },
  ],
  author: [
    {
      path: '/author/asha-rao',
      heading: 'Asha Rao',
      store: { authors: [{ ...authorForm, id: 'author-1', slug: 'asha-rao', links: [] }] },
      statements: 2,
    },
  ],
  tag: [
    {
      path: '/tag/monsoon',
      heading: 'Monsoon',
      store: {
        tags: [{ ...tagForm, id: 'tag-1', slug: 'monsoon' }],
        articles: [article(1, { tagIds: ['tag-1'] })],
      },
      statements: 3,
    },
  ],
  offline: [{ path: '/offline', heading: 'No connection', isUnlisted: true, statements: 0 }],
  saved: [{ path: '/saved', heading: 'Saved articles', isUnlisted: true, statements: 0 }],
  corrections: [
    {
      path: '/corrections',
      heading: 'Corrections',
      store: {
        articles: [
          article(1, { corrections: [{ text: 'It was 1.9.', at: '2026-11-20T08:30:00.000Z' }] }),
        ],
      },
      statements: 2,
    },
  ],
  preview: [
    {
      path: '/preview',
      heading: 'Preview Link Ended',
      isUnlisted: true,
      status: 404,
      statements: 1,
    },
  ],
  search: [
    { path: '/search', heading: 'Search News', statements: 0 },
    {
      path: '/search?q=rain',
      heading: 'Search News',
      title: 'Results for "rain"',
      isUnlisted: true,
      statements: 4,
    },
  ],
  about: [{ path: '/about-us', heading: 'About Us', statements: 0 }],
  contact: [{ path: '/contact-us', heading: 'Contact Us', statements: 0 }],
  advertise: [{ path: '/advertise-with-us', heading: 'Advertise With Us', statements: 0 }],
  terms: [{ path: '/terms-of-use', heading: 'Terms of Use', statements: 0 }],
  privacy: [{ path: '/privacy-policy', heading: 'Privacy Policy', statements: 0 }],
  webStories: [{ path: '/web-stories', heading: 'Web Stories', statements: 0 }],
  login: [{ path: '/login', heading: 'Login', statements: 0 }],
  secondStep: { noneBecause: 'it needs a log-in that waits for a second factor' },
  register: [{ path: '/register', heading: 'Register', statements: 0 }],
  profile: [
    {
      path: '/profile',
      heading: 'Profile',
      isUnlisted: true,
      store: { users: [reader], currentUser: sessionOf(reader) },
      statements: 2,
    },
  ],
  forgotPassword: [
    { path: '/forgot-password', heading: 'Forgot Password', isUnlisted: true, statements: 0 },
  ],
  setPassword: [
    {
      path: '/set-password',
      heading: 'Link Expired',
      title: 'Set Password',
      isUnlisted: true,
      status: 404,
      statements: 1,
    },
  ],
  confirmEmail: [
    { path: '/confirm-email', heading: 'Confirm Address', isUnlisted: true, statements: 0 },
  ],
  newsletter: [{ path: '/newsletter', heading: 'The morning letter', statements: 0 }],
  confirmNewsletter: [
    { path: '/newsletter/confirm', heading: 'The morning letter', isUnlisted: true, statements: 0 },
  ],
  leaveNewsletter: [
    {
      path: '/newsletter/unsubscribe',
      heading: 'Leave the morning letter',
      isUnlisted: true,
      statements: 0,
    },
  ],
  page: [
    {
      path: '/house-rules',
      heading: 'House Rules',
      store: {
        pages: [
          {
            ...{ ...pageForm, id: 'page-1', slug: 'house-rules' },
            live: { ...pageForm, slug: 'house-rules', at: '2026-11-20T08:30:00.000Z' },
          },
        ],
      },
      statements: 0,
    },
    {
      path: '/nowhere',
      heading: 'Page Not Found',
      isUnlisted: true,
      status: 404,
      statements: 2,
    },
  ],
};

/** An unknown address. */
const nowhere: PublicPage = {
  path: '/no/such/page',
  heading: 'Page Not Found',
  isUnlisted: true,
  status: 404,
  statements: 2,
};

/** All public addresses and an unknown one. */
export const publicPages: readonly PublicPage[] = [
  ...Object.values(pageExamples).flatMap((pages) => ('noneBecause' in pages ? [] : pages)),
  nowhere,
];

/**
 * The same for a journey past several pages. What one page needs in the store stays there for those after it,
 * so pages that need something come last.
 */
export const pagesInTurn: readonly PublicPage[] = [
  ...publicPages.filter(({ store }) => !store),
  ...publicPages.filter(({ store }) => store),
];
