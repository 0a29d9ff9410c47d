import { feedFormats } from '../feeds/feed.ts';
import { isForFile } from '../http/is-for-file.ts';
import { escaped, type Linked, linksIn, textWith } from './links.ts';
import { createPlaces, type PlacesSetting } from './places.ts';

/** A file of an exported site. */
export interface SiteFile {
  /** Path from the site's root, without a slash at its beginning, decoded. */
  path: string;
  body: string | Uint8Array;
}

export interface SiteExportSetting extends PlacesSetting {
  /** Address under which the site will be read. */
  origin: string;
  /** Answers as the site does: pages, feeds, media, pictures of links. */
  ask: (path: string) => Promise<Response>;
  /** Paths to begin with, as far as the site has them; every other one is found by its links. */
  paths: readonly string[];
  /** True for a path of a page that an exported site has. */
  isPage: (path: string) => boolean;
  /** True for a path of a file that is written otherwise. */
  isThere: (path: string) => boolean;
  write: (file: SiteFile) => Promise<void>;
  /** Called after every page with the number of pages so far. */
  onPage?: (pages: number) => void;
}

export interface SiteExportReport {
  pages: number;
  /** Feeds, maps, media and pictures of links. */
  files: number;
  /** Paths that pages link to and the exported site hasn't, the first `MOST_MISSING`. */
  missing: string[];
}

const MOST_MISSING = 100;

/** Pages whose files are made at once with the page after them. */
const AHEAD = 8;

/** A file and, where it is a feed, the same one in the other formats. */
const inEveryFormat = (path: string): string[] =>
  /(?:^\/feeds\/[^/]+|\/feed)\.xml$/.test(path)
    ? feedFormats.map((format) => path.replace(/xml$/, format))
    : [path];

/** Page that leads on to another, where a server would redirect. */
function pageThatLeads(to: string): string {
  const address = escaped(to);
  return `<!doctype html><meta charset="utf-8"><title>${address}</title><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${address}</a>\n`;
}

/** Path of a file by that of its address; `undefined` for one that no folder can have. */
function fileAt(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.slice(1));
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * Writes a site as plain files: every public page that its links, site maps and feeds lead to, with what the pages show. Links
 * lead to where the pages are in the exported site.
 */
export async function exportSite(setting: SiteExportSetting): Promise<SiteExportReport> {
  const { origin, ask, isThere, onPage } = setting;
  const isPage = (path: string): boolean => !isForFile(path) && setting.isPage(path);
  const { placeOf, addressOf, learnEntries } = createPlaces(setting);
  const pages = new Set<string>();
  const files = new Set<string>();
  const missing = new Set<string>();
  /** Pages that are written last, since they link to entries whose pages weren't known before. */
  const waiting: { address: string; html: string }[] = [];
  let written = 0;
  let writtenFiles = 0;

  const places = {
    origin,
    placeOf: (link: Linked) => (isPage(link.path) ? placeOf(link) : undefined),
  };
  const withPlaces = (html: string): string => textWith(html, { ...places, isMarkup: true });

  /** Writes a file; one whose address no folder can have counts as missing. */
  async function write(address: string, name: string, body: SiteFile['body']): Promise<void> {
    const path = fileAt(address);
    if (path === undefined) missing.add(address);
    else await setting.write({ path: path + name, body });
  }

  const writePage = (address: string, html: string): Promise<void> => {
    const [path = '', query = ''] = address.split('?');
    return write(placeOf({ path, query }), 'index.html', html);
  };

  /** Notes where links lead; returns the files that are new. */
  function note(links: readonly Linked[]): string[] {
    const named = links.filter(({ path }) => !isThere(path));
    for (const link of named.filter(({ path }) => !isForFile(path)))
      (isPage(link.path) ? pages : missing).add(addressOf(link));
    const asked = named
      .filter(({ path }) => isForFile(path))
      .flatMap(({ path }) => inEveryFormat(path));
    const fresh = [...new Set(asked)].filter((path) => !files.has(path));
    for (const path of fresh) files.add(path);
    return fresh;
  }

  async function addFile(path: string): Promise<void> {
    const answer = await ask(path);
    if (!answer.ok) {
      if (!setting.paths.includes(path)) missing.add(path);
      return;
    }
    writtenFiles += 1;
    const type = answer.headers.get('content-type') ?? '';
    if (!/^(?:text|application)\//.test(type))
      return write(path, '', new Uint8Array(await answer.arrayBuffer()));
    const text = await answer.text();
    await addFiles(note(linksIn(text, { origin, isMarkup: false })));
    return write(path, '', textWith(text, { ...places, isMarkup: false }));
  }

  const addFiles = async (paths: readonly string[]): Promise<void> => {
    await Promise.all(paths.map(addFile));
  };

  /** Writes where an address leads to; returns the files that are new. */
  async function addRedirect(address: string, to: string): Promise<string[]> {
    const [path = '', query = ''] = to.split('?');
    const isOwn = isPage(path);
    await writePage(address, pageThatLeads(isOwn ? placeOf({ path, query }) : to));
    return isOwn ? note([{ path, query }]) : [];
  }

  /** Writes a page; returns the files of its that are new. */
  async function addPage(address: string): Promise<string[]> {
    const answer = await ask(address);
    const to = answer.headers.get('location');
    if (to !== null) return addRedirect(address, to);
    if (!answer.ok) {
      missing.add(address);
      return [];
    }
    const html = await answer.text();
    if (learnEntries(address, html)) waiting.push({ address, html });
    else await writePage(address, withPlaces(html));
    written += 1;
    onPage?.(written);
    return note(linksIn(html, { origin, isMarkup: true }));
  }

  await addFiles(note(setting.paths.map((path) => ({ path, query: '' }))));
  // Files of some pages are made while further pages are: they wait for disks and threads.
  const making: Promise<void>[] = [];
  for (const address of pages) {
    const files = addFiles(await addPage(address));
    // A rejection is for a later turn, which awaits it.
    files.catch(() => undefined);
    making.push(files);
    if (making.length > AHEAD) await making.shift();
  }
  await Promise.all(making);
  for (const { address, html } of waiting) await writePage(address, withPlaces(html));
  const nowhere = await ask('/404');
  await setting.write({ path: '404.html', body: withPlaces(await nowhere.text()) });
  // Without it, GitHub Pages leaves out what begins with a dot or an underscore.
  await setting.write({ path: '.nojekyll', body: '' });
  return { pages: written, files: writtenFiles, missing: [...missing].slice(0, MOST_MISSING) };
}
