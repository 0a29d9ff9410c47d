import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { browserArguments } from '../../scripts/browsers/find-chromium.mjs';
import { freeBenchPort } from '../contenders/free-bench-port.mjs';

/** A video thumbnail of the same size and weight as the provider's. */
const makeStill = () =>
  sharp({
    create: {
      width: 480,
      height: 360,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

/**
 * Launches a browser for one run of Lighthouse. Answers requests for video thumbnails itself, so that the
 * machine's network isn't measured; pages request no other foreign host.
 * @param {string} path of a Chromium
 */
export async function launchBrowser(path) {
  const port = await freeBenchPort();
  const browser = await chromium.launch({
    executablePath: path,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const still = (await makeStill()).toString('base64');
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [
      { name: 'content-type', value: 'image/jpeg' },
      { name: 'cache-control', value: 'public, max-age=7200' },
    ];
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: still })
      // The page may be closed by now.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://i.ytimg.com/*' }] });
  return { port, close: () => browser.close() };
}
