import type { Client } from '#api/client.ts';
import type { DirectClients } from '#api/direct-client.ts';
import type { ReaderCalls } from '#api/reader-endpoints.ts';
import type { SecondFactorCalls } from '#api/second-factor-endpoints.ts';
import type { shareCards } from '#core/image/share-card.ts';
import type { RenderingTurns } from './pages/rendering-turns.ts';
import type { Manifest } from './render/manifest.ts';

/** Creates the clients by which pages call the use cases. */
export type ClientsForPages = DirectClients<ReaderCalls & SecondFactorCalls>;

/** Renders the site's pages; implemented in `dist/server/render.js`. */
export interface PageRenderer {
  render: (
    request: Request,
    setting: {
      clientFor: ClientsForPages;
      report: (error: unknown) => void;
      /** Key of the site's HMACs. */
      siteKey: string;
      /** Queue for the rendering itself, which blocks the thread; default: none. */
      inTurn?: RenderingTurns;
    },
  ) => Promise<Response>;
  /** Returns the one spelling of a page's path: `/article/rain` for `//Article/rain/`. */
  spelledPath: (path: string) => string;
  /** Texts of the inline scripts of its pages, for the Content-Security-Policy. */
  inlineScripts: readonly string[];
}

export interface ExportedPagesSetting {
  /** Vite's manifest of `dist/public`. */
  manifest: Manifest;
  /** Reads a file in `dist/public` by its address. */
  readBuilt: (address: string) => string;
  /** Address under which the site will be read. */
  origin: string;
  /** Client of a visitor. */
  client: Client;
  /** Cards of shared links; none where nothing draws them. */
  cards?: typeof shareCards;
}

/**
 * Creates the function that makes the pages of an exported site by their paths, as whole documents; implemented in
 * `dist/server/exported-pages.js`. It rejects with the error of a page that can't be made.
 */
export type ExportedPages = (setting: ExportedPagesSetting) => (path: string) => Promise<Response>;
