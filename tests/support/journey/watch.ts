import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';

interface Answer {
  contentType: string;
  body: string;
}

/** The only hosts that a page may ask, and what they answer in a journey. */
const answers: Record<string, Answer> = {
  'i.ytimg.com': {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#246"/></svg>',
  },
  'www.youtube-nocookie.com': {
    contentType: 'text/html',
    body: '<!doctype html><html lang="en"><title>Video</title><p>The video plays</p></html>',
  },
};

/** Requests and errors in the pages of a context, which no reader sees. */
export interface Watch {
  /** Every request to another host, in order. */
  foreign: string[];
  /** Errors in the console and uncaught ones. */
  errors: string[];
}

/**
 * True where a browser only notes the status of a page or of the API's answer: a refused form is no
 * fault, nor is a page that is not there. A missing file is one.
 */
const isRefusal = (message: ConsoleMessage): boolean =>
  /the server responded with a status of 4\d\d/.test(message.text()) &&
  !/^\/(art|assets|media)\//.test(new URL(message.location().url, 'http://none').pathname);

/**
 * Answers for the hosts that a page may ask, in every page of the browser. Any other host has no address
 * in this browser: see `playwright.config.ts`. Not by `context.route`, which stops every request of
 * every page to ask, and with that the browser's cache.
 */
export async function answerForOthers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { contentType, body } = answers[new URL(request.url).hostname] as Answer;
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: contentType }],
        body: Buffer.from(body).toString('base64'),
      })
      // The page that asked may be gone by now.
      .catch(() => undefined);
  });
  const patterns = Object.keys(answers).map((host) => ({ urlPattern: `*://${host}/*` }));
  await session.send('Fetch.enable', { patterns });
}

/** Notes which other hosts the pages of a context ask, and what goes wrong in them. */
export function watchContext(context: BrowserContext, origin: string): Watch {
  const watch: Watch = { foreign: [], errors: [] };
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) watch.foreign.push(url.href);
  });
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
