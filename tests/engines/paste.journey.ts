import fc from 'fast-check';
import { clipboards } from '../paste/clipboards.ts';
import { generatedHtml } from '../paste/generated-html.ts';
import { bundleScript } from '../support/journey/bundle-script.ts';
import type * as pastePage from '../support/journey/paste-page.ts';
import { expect, test } from './site.ts';
import type { Tab } from './tab.ts';

type PastePage = { pastePage: typeof pastePage };

async function bringPastePage(tab: Tab): Promise<void> {
  await tab.run(
    await bundleScript('tests/support/journey/paste-page.ts', 'pastePage'),
    'pastePage',
  );
}

test('what programs copy is pasted as blocks', async ({ site }) => {
  const tab = await site.open('/about-us');
  await bringPastePage(tab);
  for (const { name, blocks, leftOut = '', ...clipboard } of clipboards) {
    const pasted = await tab.evaluate(
      (given: object) => (window as unknown as PastePage).pastePage.paste(given),
      clipboard,
    );
    expect.soft(pasted, name).toEqual({ blocks, leftOut });
  }
});

test('in generated documents every visible word and digit is pasted, in order', async ({
  site,
}) => {
  const tab = await site.open('/about-us');
  await bringPastePage(tab);
  for (const html of fc.sample(generatedHtml, 250)) {
    const { seen, pasted } = await tab.evaluate(
      (given: string) => (window as unknown as PastePage).pastePage.wordsBeforeAndAfter(given),
      html,
    );
    expect.soft(pasted.join(' '), html).toBe(seen.join(' '));
  }
});
