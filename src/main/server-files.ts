import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExportedPages, ExportedPagesSetting, PageRenderer } from '#server/page-renderer.ts';
import type { Manifest } from '#server/render/manifest.ts';

const built = (path: string): string =>
  fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));

const packageFile = new URL('../../package.json', import.meta.url);

/** Version of this Daybreak. */
export const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

/** Folder of the built browser files. */
export const publicFolder = built('public');

/** Manifest of the built site, with the name that it has in the browser edition. */
export const readManifest = (): object =>
  JSON.parse(readFileSync(`${publicFolder}/manifest.webmanifest`, 'utf8')) as object;

/** Script of the worker that keeps pages (`worker/offline-worker.ts`). */
export const readOfflineWorker = (): string =>
  readFileSync(`${publicFolder}/offline-worker.js`, 'utf8');

/** Paths of the files in `dist/public` that an exported site needs. */
export const readExportedFiles = (): string[] =>
  JSON.parse(readFileSync(built('exported-files.json'), 'utf8')) as string[];

/** Reads the manifest of the build, and gives a bundle access to its files. */
const readBuiltPages = () => ({
  manifest: JSON.parse(readFileSync(built('public-manifest.json'), 'utf8')) as Manifest,
  readBuilt: (address: string): string => readFileSync(`${publicFolder}${address}`, 'utf8'),
});

/** Runs work with files of the build; says what to do where there are none. */
async function withBuild<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const isMissing = error instanceof Error && /ENOENT|ERR_MODULE_NOT_FOUND/.test(String(error));
    throw isMissing || (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND'
      ? new Error('The site is not built yet: run npm run build.', { cause: error })
      : error;
  }
}

interface RendererSetting {
  /** The site's public address, if configured. */
  origin: string | undefined;
  /** Reports an unexpected error. */
  report: (error: unknown) => void;
}

interface RendererBundle {
  createRenderer: (
    setting: ReturnType<typeof readBuiltPages> &
      Omit<RendererSetting, 'origin'> & { origin?: string },
  ) => PageRenderer;
}

interface ExportedPagesBundle {
  createExportedPages: ExportedPages;
}

// The compiler can't check bundles, since they are built.

/** Loads the bundle that renders a server's pages. */
export const loadRenderer = ({ origin, report }: RendererSetting): Promise<PageRenderer> =>
  withBuild(async () => {
    const { createRenderer } = (await import(built('server/render.js'))) as RendererBundle;
    const setting = { ...readBuiltPages(), report };
    return createRenderer(origin === undefined ? setting : { ...setting, origin });
  });

/** Loads the bundle that makes the pages of an exported site; see `createExportedPages`. */
export const loadExportedPages = (
  setting: Omit<ExportedPagesSetting, 'manifest' | 'readBuilt'>,
): Promise<(path: string) => Promise<Response>> =>
  withBuild(async () => {
    const { createExportedPages } = (await import(
      built('server/exported-pages.js')
    )) as ExportedPagesBundle;
    return createExportedPages({ ...readBuiltPages(), ...setting });
  });
