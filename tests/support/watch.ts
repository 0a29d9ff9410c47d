import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** The only hosts that a page may ask, and what they answer in a journey. */
const answers: Record<string, { contentType: string; body: string }> = {
  'i.ytimg.com': {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#246"/></svg>',
  },
  'www.youtube-nocookie.com': {
    contentType: 'text/html',
    body: '<!doctype html><html lang="en"><title>Video</title><p>The video plays</p></html>',
  },
};

/** What went on in the pages of a context that no reader sees. */
export interface Watch {
  /** Every request to another host, in order. */
  foreign: string[];
  /** Errors in the console and uncaught ones. */
  errors: string[];
}

/**
 * Whether a browser only notes the status of a page or of the API's answer: a refused form is no
 * fault, nor is a page that is not there. A missing file is one.
 */
const isRefusal = (message: ConsoleMessage): boolean =>
  /the server responded with a status of 4\d\d/.test(message.text()) &&
  !/^\/(art|assets|media)\//.test(new URL(message.location().url, 'http://none').pathname);

/** Keeps requests to other hosts from leaving the machine, and notes what goes wrong. */
export async function watchContext(context: BrowserContext, origin: string): Promise<Watch> {
  const watch: Watch = { foreign: [], errors: [] };
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    async (route) => {
      const url = new URL(route.request().url());
      watch.foreign.push(url.href);
      const answer = answers[url.hostname];
      await (answer ? route.fulfill(answer) : route.abort());
    },
  );
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) watch.errors.push(message.text());
  });
  context.on('page', (page: Page) => {
    page.on('pageerror', (error) => watch.errors.push(`Uncaught: ${error.message}`));
  });
  return watch;
}

/** The requests that no page of ours should have made. */
export const strangers = (foreign: readonly string[]): string[] =>
  foreign.filter((url) => !Object.hasOwn(answers, new URL(url).hostname));
