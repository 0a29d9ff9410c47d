import type { RenderingTurns } from './pages/rendering-turns.ts';

/** Calls an API in this process on behalf of a request's sender. */
export type Ask = (request: Request) => Promise<Response>;

/** Renders the site's pages; implemented in `dist/server/render.js`. */
export interface PageRenderer {
  render: (
    request: Request,
    setting: {
      askApi: Ask;
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
