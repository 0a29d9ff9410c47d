import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { shareCards } from '#core/image/share-card.ts';
import { counted } from '#core/locale/plural.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { ExportFailure, type SiteExportReport, type SiteFile } from '#server/export/export-site.ts';
import { mediaRoutes, uploadedFileKey } from '#server/media/media-routes.ts';
import { shareRoutes } from '#server/share/share-routes.ts';
import { siteOrigin } from '#ui/exported-path.ts';
import { exportWholeSite, visitorClient } from '../exported-site.ts';
import {
  loadExportedPages,
  publicFolder,
  readExportedFiles,
  readManifest,
} from '../server-files.ts';
import { type Call, type Command, CommandError } from './command.ts';
import { withNewsroom } from './with-newsroom.ts';

/** File that lists what an export wrote at the top of its folder: what the next one may replace. */
const LIST = '.daybreak-site.json';

/** Beginning of the name of the folder, in the site's own, of an export that is not done. */
const PARTLY = '.daybreak-part-';

/** True for an entry of the folder that belongs to other programs, such as `.git`, and stays. */
const isKept = (name: string): boolean => name.startsWith('.') || name === 'CNAME';

/** Links to what the site hasn't that are listed. */
const LISTED = 10;

function originOf({ config, options }: Call): string {
  const given = options.origin ?? config.origin;
  if (typeof given !== 'string') {
    throw new CommandError(
      'Say under which address the site will be read: --origin https://news.example.com, or set ORIGIN.',
      2,
    );
  }
  const origin = siteOrigin(given);
  if (origin === undefined) {
    throw new CommandError(
      `${given} is no address of a site, such as https://news.example.com: the site is exported for the root of a host.`,
      2,
    );
  }
  return origin;
}

/** Returns what a former export wrote into the folder; ends the command if there is anything else that it can't keep. */
async function replaceable(folder: string, isForced: boolean): Promise<string[]> {
  const found = await stat(folder).catch(() => undefined);
  if (found && !found.isDirectory()) {
    throw new CommandError(`${folder} is no folder. Nothing was changed.`);
  }
  const names = found ? await readdir(folder) : [];
  if (!names.includes(LIST)) {
    if (names.every(isKept)) return [];
    throw new CommandError(`${folder} holds something else. Nothing was changed.`);
  }
  if (!isForced) {
    throw new CommandError(
      `${folder} holds an exported site. Nothing was changed; --force replaces it.`,
    );
  }
  return listed(join(folder, LIST));
}

const listSchema = z.array(
  z.string().check(z.refine((name) => basename(name) === name && !/^\.\.?$/.test(name))),
);

/** Reads the list of a former export. Others can have changed it: it must not name what is outside its folder. */
async function listed(file: string): Promise<string[]> {
  try {
    return listSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new CommandError(`${file} is damaged. Nothing was changed; export into an empty folder.`);
  }
}

/** Writes files that a web server can read, whatever the mask of this program. */
function createWriter(folder: string): (file: SiteFile) => Promise<void> {
  /** Folders by their paths: files that are written at once wait for the same one. */
  const folders = new Map<string, Promise<void>>();
  function makeFolder(path: string): Promise<void> {
    const made = folders.get(path) ?? makeNew(path);
    folders.set(path, made);
    return made;
  }
  async function makeNew(path: string): Promise<void> {
    if (path !== folder) await makeFolder(dirname(path));
    await mkdir(path, { recursive: true });
    await chmod(path, 0o755);
  }
  return async ({ path, body }) => {
    const file = join(folder, path);
    await makeFolder(dirname(file));
    await writeFile(file, body);
    await chmod(file, 0o644);
  };
}

/** Puts the files of a finished export in the place of those of the former one. */
async function replace(folder: string, partly: string, former: readonly string[]): Promise<void> {
  const names = await readdir(partly);
  for (const name of new Set([...former, ...names]))
    await rm(join(folder, name), { recursive: true, force: true });
  for (const name of names) await rename(join(partly, name), join(folder, name));
  await writeFile(join(folder, LIST), `${JSON.stringify(names)}\n`);
}

/** Exports the site into an empty folder. */
function exportInto(call: Call, origin: string, folder: string): Promise<SiteExportReport> {
  const report = call.log.unexpected;
  return withNewsroom({ ...call, config: { ...call.config, origin } }, async (open) => {
    const { database, newsroom, mediaFiles, pictures } = open;
    const client = visitorClient(newsroom, { say: sayInEnglish, reportUnexpected: report });
    return exportWholeSite({
      origin,
      client,
      store: database.store,
      page: await loadExportedPages({ origin, client, cards: shareCards }),
      manifest: readManifest(),
      media: {
        routes: [
          mediaRoutes(mediaFiles, pictures),
          shareRoutes({
            ...{ client, files: mediaFiles, publicFolder, report },
            atOnce: availableParallelism(),
          }),
        ],
        sizeOf: async (path) => {
          const key = uploadedFileKey(path);
          return key === undefined ? undefined : mediaFiles.sizeOf(key);
        },
      },
      builtFiles: readExportedFiles(),
      readBuiltFile: (path) => readFile(join(publicFolder, path)),
      now: () => new Date(),
      write: createWriter(folder),
    });
  });
}

/** Exports the site into a folder; see `docs/running.md`. */
export const exportSiteCommand: Command = {
  name: 'export-site',
  takes: '<folder>',
  words: 1,
  summary: 'Writes the site as plain files, for any host of static files.',
  options: {
    origin: { type: 'string', meaning: 'Address under which it will be read; default: ORIGIN.' },
    force: { type: 'boolean', meaning: 'Replaces the site that the folder holds.' },
  },
  run: async (call) => {
    const [given = ''] = call.words;
    if (given === '') throw new CommandError('Name the folder to write the site into.', 2);
    const folder = resolve(given);
    const origin = originOf(call);
    const former = await replaceable(folder, call.options.force === true);
    await mkdir(folder, { recursive: true });
    for (const name of (await readdir(folder)).filter((one) => one.startsWith(PARTLY)))
      await rm(join(folder, name), { recursive: true, force: true });
    // In the folder, which may be a mount of its own.
    const partly = join(folder, PARTLY + randomUUID().slice(0, 8));
    try {
      const done = await exportInto(call, origin, partly);
      await replace(folder, partly, former);
      await chmod(folder, 0o755);
      for (const path of done.missing.slice(0, LISTED))
        call.say(`A page links to ${path}, which the exported site hasn’t.`);
      call.say(
        `Exported ${counted(done.pages, { one: 'page', other: 'pages' })} and ${counted(done.files, { one: 'other file', other: 'other files' })} to ${folder}.`,
      );
    } catch (error) {
      if (!(error instanceof ExportFailure)) throw error;
      call.log.unexpected(error.cause);
      throw new CommandError(`${error.message}. Nothing was changed.`);
    } finally {
      await rm(partly, { recursive: true, force: true, maxRetries: 3 });
    }
  },
};
