import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';

interface Answer {
  contentType: string;
  body: string;
}

/** The only hosts that pages may contact, with their answers in journeys. */
const answers: Record<string, Answer> = {
  'i.ytimg.com': {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#246"/></svg>',
  },
  'www.youtube-nocookie.com': {
    contentType: 'text/html',
    body: '<!doctype html><html lang="en"><title>Video</title><p>The video plays</p></html>',
  },
  'datawrapper.dwcdn.net': {
    contentType: 'text/html',
    body: '<!doctype html><html lang="en"><title>Chart</title><p>The chart is drawn</p></html>',
  },
};

/** Requests and errors of a context's pages. */
export interface Watch {
  /** Requests to other hosts, in order. */
  foreign: string[];
  /** Console errors and uncaught errors. */
  errors: string[];
}

/**
 * True if the message only reports a 4xx status of a page or an API call, as after a refused form.
 * For missing assets it is false.
 */
const isRefusal = (message: ConsoleMessage): boolean =>
  /the server responded with a status of 4\d\d/.test(message.text()) &&
  !/^\/(art|assets|media)\//.test(new URL(message.location().url, 'http://none').pathname);

/**
 * Answers requests to the allowed hosts, in all pages of the browser. Other hosts cannot be
 * resolved: see `playwright.config.ts`. Avoids `context.route`, which intercepts every request and
 * disables the browser's cache.
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
      // The requesting page may be gone by now.
      .catch(() => undefined);
  });
  const patterns = Object.keys(answers).map((host) => ({ urlPattern: `*://${host}/*` }));
  await session.send('Fetch.enable', { patterns });
}

/** Records requests to other hosts and errors, in all pages of a context. */
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

/** Requests to hosts that no page may contact. */
export const strangers = (foreign: readonly string[]): string[] =>
  foreign.filter((url) => !Object.hasOwn(answers, new URL(url).hostname));
