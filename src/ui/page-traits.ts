import { type PageName, patterns } from './routes.ts';

interface PageTraits {
  /** The site map names it: a page at one address, for everybody, that says something by itself. */
  isInSiteMap: boolean;
  /** Its form is posted to its own address; a `long` one has a field for a whole text. */
  form?: 'usual' | 'long';
  /** It depends on who asks, or does something: browsers fetch it only when it is opened. */
  isFetchedEarly: boolean;
}

/** A page that anybody may read, and that search engines find by the site map. */
const toRead: PageTraits = { isInSiteMap: true, isFetchedEarly: true };
/** A page that is found by links. */
const linked: PageTraits = { isInSiteMap: false, isFetchedEarly: true };
/** A page of an account, or behind the link of a letter. */
const personal: PageTraits = { isInSiteMap: false, form: 'usual', isFetchedEarly: false };

/** Facts about each page that the server and the build go by. */
export const pageTraits: Record<PageName, PageTraits> = {
  home: toRead,
  category: linked,
  article: linked,
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
  setPassword: personal,
  confirmEmail: personal,
  newsletter: { ...linked, form: 'usual' },
  confirmNewsletter: personal,
  leaveNewsletter: personal,
};

const patternsWhere = (isWanted: (traits: PageTraits) => boolean): string[] =>
  (Object.keys(pageTraits) as PageName[])
    .filter((page) => isWanted(pageTraits[page]))
    .map((page) => patterns[page]);

/** Addresses of the pages that the site map names. Those of categories and articles come from the records. */
export const siteMapPages: readonly string[] = patternsWhere(({ isInSiteMap }) => isInSiteMap);

/** Addresses of the pages whose forms are posted to themselves. */
export const formPages = {
  usual: patternsWhere(({ form }) => form === 'usual'),
  long: patternsWhere(({ form }) => form === 'long'),
};

/** Addresses that browsers fetch only when they are opened. */
export const pagesFetchedLate: readonly string[] = patternsWhere(
  ({ isFetchedEarly }) => !isFetchedEarly,
);
