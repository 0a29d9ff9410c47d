import {
  BlobWriter,
  TextReader,
  Uint8ArrayReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { BaseSetting } from '#api/api-setting.ts';
import { createNewsroom } from '#core/newsroom.ts';
import type { Ports } from '#core/ports.ts';
import { createExportedPages } from '#server/render/exported-pages.tsx';
import type { Manifest } from '#server/render/manifest.ts';
import { exportWholeSite, visitorClient } from './exported-site.ts';

/** Folder of the files that only an exported site needs; the build makes it (`scripts/exported-files.mjs`). */
const FOLDER = '/exported';

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
}

/** Lets the browser paint and answer: pages are made in the page's own thread. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface PageExportSetting {
  ports: Ports;
  base: BaseSetting;
  origin: string;
  onPage: (pages: number) => void;
}

/** Exports the site of the browser edition as a zip file. */
export async function exportSiteInPage({ ports, base, origin, onPage }: PageExportSetting) {
  const [manifest, builtFiles] = (await Promise.all(
    ['manifest.json', 'files.json'].map(async (name) =>
      (await fetched(`${FOLDER}/${name}`)).json(),
    ),
  )) as [Manifest, string[]];
  const addressOf = (path: string): string =>
    path.startsWith('assets/') ? `${FOLDER}/${path}` : `/${path}`;
  const styles = new Map<string, string>();
  for (const path of builtFiles.filter((one) => one.endsWith('.css')))
    styles.set(`/${path}`, await (await fetched(addressOf(path))).text());
  const client = visitorClient(createNewsroom(ports), base);
  const makePage = createExportedPages({
    manifest,
    readBuilt: (address) => styles.get(address) ?? '',
    origin,
    client,
  });
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  const { pages, missing } = await exportWholeSite({
    origin,
    client,
    store: ports.store,
    page: async (path) => {
      await pause();
      return makePage(path);
    },
    manifest: (await (await fetched('/manifest.webmanifest')).json()) as object,
    builtFiles,
    readBuiltFile: async (path) =>
      new Uint8Array(await (await fetched(addressOf(path))).arrayBuffer()),
    now: ports.clock.now,
    write: async ({ path, body }) => {
      await zip.add(
        path,
        typeof body === 'string' ? new TextReader(body) : new Uint8ArrayReader(body),
      );
    },
    onPage,
  });
  const blob = await zip.close();
  const day = ports.clock.now().toISOString().slice(0, 10);
  const file = new File([blob], `site-${day}.zip`, { type: 'application/zip' });
  return { file, pages, missing };
}
