import type { Store } from '../journey/store.ts';
import { sessionOf, user } from './records.ts';

export interface PublicPage {
  path: string;
  /** The page's one heading of the first level, on a fresh install. */
  heading: string | RegExp;
  /** Records that must be stored for it to be this page. */
  store?: Store;
}

const reader = user(1);

/** Every public address, and one that nothing stands at. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', heading: /^Late rain refills the Malabar paddies/ },
  { path: '/category/tech', heading: 'Tech News' },
  { path: '/category/videos', heading: 'Videos News' },
  { path: '/category/web-stories', heading: 'Web Stories News' },
  { path: '/category/nowhere', heading: 'Nowhere News' },
  { path: '/article/article-4', heading: /^Hyderabad line ships its first silicon wafers/ },
  { path: '/search', heading: 'Search News' },
  { path: '/search?q=rain', heading: 'Search News' },
  { path: '/about-us', heading: 'About Us' },
  { path: '/contact-us', heading: 'Contact Us' },
  { path: '/advertise-with-us', heading: 'Advertise With Us' },
  { path: '/terms-of-use', heading: 'Terms of Use' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/web-stories', heading: 'Web Stories' },
  { path: '/login', heading: 'Login' },
  { path: '/register', heading: 'Register' },
  { path: '/forgot-password', heading: 'Forgot Password' },
  { path: '/set-password', heading: 'Link Expired' },
  { path: '/newsletter', heading: 'The morning letter' },
  { path: '/no/such/page', heading: 'Page Not Found' },
  {
    path: '/profile',
    heading: 'Profile',
    store: { users: [reader], currentUser: sessionOf(reader) },
  },
];
