import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { browserArguments } from '../../scripts/find-chromium.mjs';
import { freeBenchPort } from '../contenders/free-bench-port.mjs';

/** A still as wide and as heavy as those that the films' provider sends. */
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
 * A browser of its own for one run of Lighthouse. It answers for the host of the films' stills, so that not
 * the network of the machine is measured; no other foreign host is asked.
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
      // The page that asked may be gone by now.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://i.ytimg.com/*' }] });
  return { port, close: () => browser.close() };
}
