import { pasteFixtures } from '../paste/paste-fixtures.ts';
import { bundleScript } from '../support/journey/bundle-script.ts';
import { expect, test } from '../support/journey/site.ts';

test('what programs copy is pasted as blocks, and nothing of it runs @browser', async ({
  page,
}) => {
  await page.goto('/about-us');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const script = await bundleScript('tests/support/journey/paste-page.ts', 'pastePage');
  await page.addScriptTag({ content: script });
  for (const { name, blocks, leftOut = '', ...clipboard } of pasteFixtures) {
    const pasted = await page.evaluate((given) => {
      const { pastePage } = window as unknown as {
        pastePage: { paste: (clipboard: object) => { blocks: object[]; leftOut: string } };
      };
      return pastePage.paste(given);
    }, clipboard);
    expect.soft(pasted, name).toEqual({ blocks, leftOut });
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(asked.filter((url) => /evil|lh7|wikimedia/.test(url))).toEqual([]);
});
