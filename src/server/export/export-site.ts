import { createBoundedQueue } from '#core/bounded-queue.ts';
import { feedFormats } from '../feeds/feed.ts';
import { isForFile } from '../http/is-for-file.ts';
import { escaped, type Linked, linksIn, linkTo, textWith } from './links.ts';
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
  /** Spells a path as pages are linked to. */
  spelledPath: (path: string) => string;
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

/** Thrown where a page or file can't be made; `cause` says why. */
export class ExportFailure extends Error {
  override readonly name = 'ExportFailure';
  constructor(address: string, cause: unknown) {
    super(`${address} can’t be exported`, { cause });
  }
}

const MOST_MISSING = 100;

/** Files that are made at once: the queues of pictures and cards refuse more than fifty. */
const FILES_AT_ONCE = 8;

/** Files that wait while further pages are made. */
const MOST_WAITING = 200;

/** Longest name of a file or folder that file systems have, in bytes. */
const NAME_LENGTH = 255;

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
  const path = decodeURIComponent(address.slice(1));
  const isName = (part: string): boolean =>
    part !== '..' && new TextEncoder().encode(part).length <= NAME_LENGTH;
  return path.includes('\0') || !path.split('/').every(isName) ? undefined : path;
}

/**
 * Writes a site as plain files: every public page that its links, site maps and feeds lead to, with what the pages show. Links
 * lead to where the pages are in the exported site. Rejects with an `ExportFailure`, after what was begun has ended.
 */
export async function exportSite(setting: SiteExportSetting): Promise<SiteExportReport> {
  const { origin, ask, isThere, onPage } = setting;
  const { placeOf, addressOf, learnEntries } = createPlaces(setting);
  const isPage = (path: string): boolean => !isForFile(path) && setting.isPage(path);
  const pages: string[] = [];
  const known = new Set<string>();
  const missing = new Set<string>();
  /** Paths of written pages in small letters, which is how some file systems tell them apart. */
  const places = new Set<string>();
  /** Pages that are written last, since they link to entries whose pages weren't known before. */
  const waiting: { address: string; html: string }[] = [];
  const inTurn = createBoundedQueue({ atOnce: FILES_AT_ONCE, waiting: Number.POSITIVE_INFINITY });
  const making = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  let written = 0;
  let writtenFiles = 0;

  /** A link in the spelling of pages; files keep theirs. */
  const spelled = (link: Linked): Linked =>
    isForFile(link.path) ? link : { ...link, path: setting.spelledPath(link.path) };

  const placeOfLink = (link: Linked): string | undefined => {
    const target = spelled(link);
    return isPage(target.path) ? placeOf(target) : undefined;
  };

  const withPlaces = (text: string, readAt?: string): string =>
    textWith({ text, origin, readAt }, placeOfLink);

  /** Writes a file; one whose address no folder can have counts as missing. */
  async function write(address: string, name: string, body: SiteFile['body']): Promise<void> {
    const path = fileAt(address);
    if (path === undefined) missing.add(address);
    else await setting.write({ path: path + name, body });
  }

  function writePage(address: string, html: string): Promise<void> {
    const [path = '', query = ''] = address.split('?');
    const place = placeOf({ path, query });
    places.add(place.toLowerCase());
    return write(place, 'index.html', html);
  }

  /** Notes where links lead, and begins to make the files. */
  function follow(links: readonly Linked[]): void {
    const targets = links.map(spelled);
    const toFiles = targets.filter(({ path }) => isForFile(path));
    for (const path of toFiles.flatMap((target) => inEveryFormat(target.path)).filter(isNew))
      make(path);
    const toPages = targets.filter(({ path }) => isPage(path));
    pages.push(...toPages.map(addressOf).filter(isNew));
    for (const { path } of targets) if (!isForFile(path) && !isPage(path)) missing.add(path);
  }

  function isNew(address: string): boolean {
    if (known.has(address) || isThere(address)) return false;
    known.add(address);
    return true;
  }

  function make(path: string): void {
    const made = inTurn(() => named(path, addFile(path))).finally(() => making.delete(made));
    making.add(made);
    made.catch((error: unknown) => {
      failure ??= { error };
    });
  }

  /** Waits until that many files are in the making, at most. Rejects with the first failure of a file. */
  async function settle(most: number): Promise<void> {
    while (!failure && making.size > most)
      await Promise.race([...making].map((made) => made.catch(() => undefined)));
    if (failure) throw failure.error;
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
    follow(linksIn({ text, origin }));
    return write(path, '', withPlaces(text));
  }

  /** Writes where an address leads to, unless a page has its place. */
  async function addRedirect(address: string, to: string): Promise<void> {
    const [path = '', query = ''] = address.split('?');
    const link = linkTo(to, origin);
    const place = link && placeOfLink(link);
    if (link && place !== undefined) follow([link]);
    if (places.has(placeOf({ path, query }).toLowerCase())) return;
    await writePage(address, pageThatLeads(place === undefined ? to : place + link?.fragment));
  }

  async function addPage(address: string): Promise<void> {
    const answer = await ask(address);
    const to = answer.headers.get('location');
    if (to !== null) return addRedirect(address, to);
    if (!answer.ok) {
      missing.add(address);
      return;
    }
    const html = await answer.text();
    if (learnEntries(address, html)) waiting.push({ address, html });
    else await writePage(address, withPlaces(html, address));
    written += 1;
    onPage?.(written);
    follow(linksIn({ text: html, origin, readAt: address }));
  }

  async function addAll(): Promise<void> {
    follow(setting.paths.flatMap((path) => linkTo(path, origin) ?? []));
    let at = 0;
    do {
      for (; at < pages.length; at += 1) {
        const address = pages[at] ?? '';
        await named(address, addPage(address));
        await settle(MOST_WAITING);
      }
      // Site maps name pages that nothing else leads to.
      await settle(0);
    } while (at < pages.length);
    for (const { address, html } of waiting) await writePage(address, withPlaces(html, address));
    const nowhere = await ask('/404');
    await setting.write({ path: '404.html', body: withPlaces(await nowhere.text(), '/') });
    // Without it, GitHub Pages leaves out what begins with a dot or an underscore.
    await setting.write({ path: '.nojekyll', body: '' });
  }

  try {
    await addAll();
  } finally {
    await Promise.allSettled(making);
  }
  return { pages: written, files: writtenFiles, missing: [...missing].slice(0, MOST_MISSING) };
}

/** Names the address of what fails. */
async function named(address: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new ExportFailure(address, error);
  }
}
