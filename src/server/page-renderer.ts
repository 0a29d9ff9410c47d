import type { DirectClients } from '#api/direct-client.ts';
import type { ReaderCalls } from '#api/reader-endpoints.ts';
import type { SecondFactorCalls } from '#api/second-factor-endpoints.ts';
import type { RenderingTurns } from './pages/rendering-turns.ts';

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
