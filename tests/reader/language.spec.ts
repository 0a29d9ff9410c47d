import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey/site.ts';
import {
  article,
  category,
  image,
  paragraph,
  stories,
  story,
  video,
} from '../support/records/records.ts';

const headline = 'मानसून की बारिश से मालाबार के खेत फिर हरे';
const words = 'बुधवार रात से हो रही बारिश ने घाटी के तालाब भर दिए।';

/** Text nodes of the page, with their language and letter spacing. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; lang: string | undefined; tracking: string }[] = [];
    while (walker.nextNode()) {
      const { data: text, parentElement: parent } = walker.currentNode as Text;
      if (!parent || parent.closest('script, style, title, option')) continue;
      const lang = parent.closest<HTMLElement>('[lang]')?.lang;
      texts.push({ text, lang, tracking: getComputedStyle(parent).letterSpacing });
    }
    return texts;
  });

/** Text nodes whose script does not match their language, and Hindi ones with letter spacing. */
async function misread(page: Page) {
  const texts = await textsOf(page);
  return texts.filter(({ text, lang, tracking }) => {
    if (/[\u0900-\u097f]/.test(text)) {
      return lang !== 'hi' || !['normal', '0px'].includes(tracking);
    }
    return /^[a-z][a-z ]+$/i.test(text) && lang !== 'en-IN';
  });
}

test('[language] Hindi text has its language marked on all pages for readers @browser', async ({
  page,
  site,
}) => {
  const hindi = article(1, {
    title: headline,
    standfirst: words,
    category: 'देश',
    content: [{ ...image('i', '/art/india.svg', words), caption: words }, paragraph('p', words)],
  });
  const store = {
    articles: [
      hindi,
      article(2, { category: 'देश' }),
      { ...hindi, id: 'article-1', isFeatured: true },
    ],
    categories: [category(1, 'देश'), category(2, 'World')],
    webStories: [story(1, { title: headline }), ...stories(1)],
    youtubeVideos: [video(1, { title: headline })],
  };
  await site.open('/', { store });
  const paths = [
    '/',
    `/category/${encodeURIComponent('देश')}`,
    '/article/article-1',
    '/web-stories',
  ];
  for (const path of [...paths, `/search?q=${encodeURIComponent('मानसून')}`]) {
    await site.open(path);
    await expect(page.locator(':lang(hi)').first(), path).toBeAttached();
    expect(await misread(page), path).toEqual([]);
  }
});

test('[language] Hindi headlines and texts load a face of their own, and English pages don’t @browser', async ({
  page,
  site,
}) => {
  const loaded = (): Promise<string[]> =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('devanagari'));
    });
  const hindi = article(1, { title: headline, content: [paragraph('p', words)] });
  await site.open('/article/article-8998', { store: { articles: [article(2)] } });
  expect(await loaded()).toEqual([]);
  await site.open('/article/article-8999', { store: { articles: [hindi] } });
  await expect.poll(loaded).toHaveLength(1);
});
