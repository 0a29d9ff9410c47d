import process from 'node:process';
import fc from 'fast-check';
import { generatedHtml } from '../paste/generated-html.ts';
import { lettersAndPapers } from '../paste/letters-and-papers.ts';
import { pasteFixtures } from '../paste/paste-fixtures.ts';
import { sheetsAndPages } from '../paste/sheets-and-pages.ts';
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
  const fixtures = [...pasteFixtures, ...lettersAndPapers, ...sheetsAndPages];
  for (const { name, blocks, leftOut = '', ...clipboard } of fixtures) {
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

// 5,000 with DAYBREAK_ROUNDS=20.
const rounds = Number(process.env.DAYBREAK_ROUNDS ?? 1);

test('in generated documents every visible word and digit is pasted, in order @browser', async ({
  page,
}) => {
  test.setTimeout(60_000 + rounds * 10_000);
  await page.goto('/about-us');
  const script = await bundleScript('tests/support/journey/paste-page.ts', 'pastePage');
  await page.addScriptTag({ content: script });
  const documents = fc.sample(generatedHtml, 250 * rounds);
  const wrong: object[] = [];
  let words = 0;
  for (let at = 0; at < documents.length; at += 250) {
    const found = await page.evaluate(
      (all) => {
        type Words = { seen: string[]; pasted: string[] };
        const { pastePage } = window as unknown as {
          pastePage: { wordsBeforeAndAfter: (html: string) => Words };
        };
        return all.flatMap((html) => {
          const { seen, pasted } = pastePage.wordsBeforeAndAfter(html);
          return [{ html, seen, pasted }];
        });
      },
      documents.slice(at, at + 250),
    );
    words += found.reduce((sum, { seen }) => sum + seen.length, 0);
    wrong.push(...found.filter(({ seen, pasted }) => seen.join(' ') !== pasted.join(' ')));
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(words).toBeGreaterThan(documents.length * 5);
});
