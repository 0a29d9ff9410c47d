import type { Turnstile } from '#core/turnstile.ts';

/** Asks an API in this process, on behalf of a request's sender. */
export type Ask = (request: Request) => Promise<Response>;

/** Makes the site's pages; `dist/server/render.js` has one. */
export interface PageRenderer {
  render: (
    request: Request,
    setting: {
      askApi: Ask;
      report: (error: unknown) => void;
      /** The key of the site's keyed hashes. */
      siteKey: string;
      /** Runs the rendering itself when its turn comes, which keeps the thread busy; at once by default. */
      inTurn?: Turnstile;
    },
  ) => Promise<Response>;
  /** The texts of the scripts that its pages carry in themselves, for the content policy. */
  inlineScripts: readonly string[];
}
