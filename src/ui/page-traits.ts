import { type PageName, patterns } from './routes.ts';

interface PageTraits {
  /** In the site map: one public address with content of its own. */
  isInSiteMap: boolean;
  /** The page posts a form to its own address; a `long` form has a field for long text. */
  form?: 'usual' | 'long';
  /** Browsers may prefetch it. False if it depends on the session or opening it has an effect. */
  isFetchedEarly: boolean;
  /** Its address is a secret: nothing may keep or index the page. */
  isSecret?: true;
}

/** A public page that is in the site map. */
const toRead: PageTraits = { isInSiteMap: true, isFetchedEarly: true };
/** A page that is reached by links only. */
const linked: PageTraits = { isInSiteMap: false, isFetchedEarly: true };
/** A page of an account, or behind a link in an e-mail. */
const personal: PageTraits = { isInSiteMap: false, form: 'usual', isFetchedEarly: false };

/** Traits of each page, used by the server and the build. */
export const pageTraits: Record<PageName, PageTraits> = {
  home: toRead,
  category: linked,
  article: linked,
  versions: linked,
  author: linked,
  tag: linked,
  corrections: linked,
  offline: linked,
  saved: personal,
  preview: { isInSiteMap: false, isFetchedEarly: false, isSecret: true },
  search: linked,
  about: toRead,
  contact: { ...toRead, form: 'long' },
  advertise: toRead,
  terms: toRead,
  privacy: toRead,
  webStories: toRead,
  login: personal,
  secondStep: personal,
  register: personal,
  profile: personal,
  forgotPassword: { ...linked, form: 'usual' },
  setPassword: { ...personal, isSecret: true },
  confirmEmail: { ...personal, isSecret: true },
  newsletter: { ...linked, form: 'usual' },
  confirmNewsletter: personal,
  leaveNewsletter: personal,
  page: linked,
};

const patternsWhere = (isWanted: (traits: PageTraits) => boolean): string[] =>
  (Object.keys(pageTraits) as PageName[])
    .filter((page) => isWanted(pageTraits[page]))
    .map((page) => patterns[page]);

/**
 * Addresses of the pages in the site map; those of categories and articles come from the records.
 */
export const siteMapPages: readonly string[] = patternsWhere(({ isInSiteMap }) => isInSiteMap);

/** Addresses of the pages that post a form to themselves. */
export const formPages = {
  usual: patternsWhere(({ form }) => form === 'usual'),
  long: patternsWhere(({ form }) => form === 'long'),
};

/** Addresses that browsers must not prefetch. */
export const pagesFetchedLate: readonly string[] = patternsWhere(
  ({ isFetchedEarly }) => !isFetchedEarly,
);

/** Addresses of pages behind a secret. */
export const secretPages: readonly string[] = patternsWhere(({ isSecret = false }) => isSecret);
