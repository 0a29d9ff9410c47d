import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageRenderer } from '#server/page-renderer.ts';

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

interface RendererSetting {
  /** The site's public address, if configured. */
  origin: string | undefined;
  /** Reports an unexpected error. */
  report: (error: unknown) => void;
}

interface RendererBundle {
  createRenderer: (
    setting: Omit<RendererSetting, 'origin'> & {
      manifest: unknown;
      readBuilt: (address: string) => string;
      origin?: string;
    },
  ) => PageRenderer;
}

/** Loads the bundle that renders pages, which the compiler can't check since it is built. */
export async function loadRenderer({ origin, report }: RendererSetting): Promise<PageRenderer> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(built('public-manifest.json'), 'utf8'));
    const { createRenderer } = (await import(built('server/render.js'))) as RendererBundle;
    const readBuilt = (address: string): string =>
      readFileSync(`${publicFolder}${address}`, 'utf8');
    return createRenderer({
      manifest,
      readBuilt,
      report,
      ...(origin === undefined ? {} : { origin }),
    });
  } catch (error) {
    const isMissing = error instanceof Error && /ENOENT|ERR_MODULE_NOT_FOUND/.test(String(error));
    throw isMissing || (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND'
      ? new Error('The site is not built yet: run npm run build.', { cause: error })
      : error;
  }
}
