import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { shareCards } from '#core/image/share-card.ts';
import { counted } from '#core/locale/plural.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
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

/** File by which a folder is known as an exported site, which may be replaced. */
const MARK = '.nojekyll';

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

/** Ends the command if the folder holds something that must not be replaced. */
async function refuseToReplace(folder: string, isForced: boolean): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  if (files.length === 0) return;
  if (!files.includes(MARK)) {
    throw new CommandError(`${folder} holds something else. Nothing was changed.`);
  }
  if (!isForced) {
    throw new CommandError(
      `${folder} holds an exported site. Nothing was changed; --force replaces it.`,
    );
  }
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
    const folder = resolve(call.words[0] ?? '');
    const origin = originOf(call);
    await refuseToReplace(folder, call.options.force === true);
    // Beside the folder, which has the whole site or the former one.
    const partly = join(dirname(folder), `${basename(folder)}.${randomUUID().slice(0, 8)}.part`);
    const report = call.log.unexpected;
    const config = { ...call.config, origin };
    try {
      await withNewsroom({ ...call, config }, async (open) => {
        const { database, newsroom, mediaFiles, pictures } = open;
        const client = visitorClient(newsroom, { say: sayInEnglish, reportUnexpected: report });
        const page = await loadExportedPages({ origin, client, cards: shareCards });
        const routes = [
          mediaRoutes(mediaFiles, pictures),
          shareRoutes({
            ...{ client, files: mediaFiles, publicFolder, report },
            atOnce: availableParallelism(),
          }),
        ];
        const done = await exportWholeSite({
          origin,
          client,
          store: database.store,
          page,
          manifest: readManifest(),
          media: {
            routes,
            sizeOf: async (path) => {
              const key = uploadedFileKey(path);
              return key === undefined ? undefined : mediaFiles.sizeOf(key);
            },
          },
          builtFiles: readExportedFiles(),
          readBuiltFile: (path) => readFile(join(publicFolder, path)),
          now: () => new Date(),
          write: async ({ path, body }) => {
            const file = join(partly, path);
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, body);
          },
        });
        for (const path of done.missing.slice(0, LISTED))
          call.say(`A page links to ${path}, which the exported site hasn’t.`);
        call.say(
          `Exported ${counted(done.pages, { one: 'page', other: 'pages' })} and ${counted(done.files, { one: 'other file', other: 'other files' })} to ${folder}.`,
        );
      });
      await rm(folder, { recursive: true, force: true });
      await rename(partly, folder);
    } finally {
      await rm(partly, { recursive: true, force: true });
    }
  },
};
