import process from 'node:process';
import fc from 'fast-check';
import { textsAtLimits } from '../../bench/hostile/families/texts.mjs';
import { clipboards } from '../paste/clipboards.ts';
import { generatedHtml } from '../paste/generated-html.ts';
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
  for (const { name, blocks, leftOut = '', ...clipboard } of clipboards) {
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

const escaped = (text: unknown): string =>
  String(text).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** HTML of paragraphs, tables and lists; other blocks are left out. */
const htmlOf = (blocks: readonly Record<string, unknown>[]): string =>
  blocks
    .map(({ type, content, rows, items }) => {
      const inner = (items ?? rows ?? []) as Record<string, unknown>[];
      const parts = inner.map((one) => {
        const cells = Array.isArray(one) ? one : [one];
        const tag = type === 'table' ? 'td' : 'li';
        const all = cells.map(
          (cell) =>
            `<${tag} rowspan="${cell.rows ?? 1}" colspan="${cell.columns ?? 1}">${escaped(cell.content ?? cell)}</${tag}>`,
        );
        return type === 'table' ? `<tr>${all.join('')}</tr>` : all.join('');
      });
      if (type === 'table') return `<table>${parts.join('')}</table>`;
      if (type === 'list') return `<ol>${parts.join('')}</ol>`;
      return type === 'paragraph' ? `<p>${escaped(content)}</p>` : '';
    })
    .join('');

test('paragraphs, tables and lists at the limits of every rule are pasted without a lost word @browser', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/about-us');
  const script = await bundleScript('tests/support/journey/paste-page.ts', 'pastePage');
  await page.addScriptTag({ content: script });
  for (const [name, blocks] of Object.entries(textsAtLimits())) {
    const found = await page.evaluate((html) => {
      type Words = { seen: string[]; pasted: string[] };
      const { pastePage } = window as unknown as {
        pastePage: { wordsBeforeAndAfter: (html: string) => Words };
      };
      const { seen, pasted } = pastePage.wordsBeforeAndAfter(html);
      const at = seen.findIndex((word, place) => word !== pasted[place]);
      const first = [seen[at], pasted[at]].map((word) => word?.slice(0, 40));
      return { first: at === -1 ? [] : first, more: pasted.length - seen.length };
    }, htmlOf(blocks));
    expect.soft(found, name).toEqual({ first: [], more: 0 });
  }
});
