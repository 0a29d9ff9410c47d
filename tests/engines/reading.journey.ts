import {
  article,
  articles,
  image,
  paragraph,
  stories,
  videos,
} from '../support/records/records.ts';
import { test } from './site.ts';

test('the homepage leads to an article; Back, Forward and a reload keep both', async ({ site }) => {
  const tab = await site.open('/', { articles: articles(6) });
  await tab.click('link', 'Story number 2');
  await tab.sees('The second paragraph of story number 2.');
  await tab.back();
  await tab.isOn('/');
  await tab.finds('heading', 'Story number 3');
  await tab.forward();
  await tab.sees('The second paragraph of story number 2.');
  await tab.reload();
  await tab.sees('The second paragraph of story number 2.');
});

test('ten times from the homepage to an article and back', async ({ site }) => {
  const tab = await site.open('/');
  for (let turn = 0; turn < 10; turn += 1) {
    await tab.click('link', /^Twelve ports agree one form/);
    await tab.until(() => location.pathname.startsWith('/article/'));
    await tab.finds('heading', /^Twelve ports agree one form/);
    await tab.click('link', /^Daybreak/, ['banner', '']);
    await tab.isOn('/');
  }
});

test('a section has pages', async ({ site }) => {
  const tab = await site.open('/category/india', { articles: articles(45) });
  await tab.finds('heading', 'Story number 1');
  await tab.click('link', 'Next', ['navigation', 'Pages']);
  await tab.finds('heading', 'Story number 21');
  await tab.click('link', 'Page 3', ['navigation', 'Pages']);
  await tab.finds('heading', 'Story number 41');
  await tab.back();
  await tab.finds('heading', 'Story number 21');
});

test('an article has its words, its pictures and a link to its section', async ({ site }) => {
  const content = [paragraph('a', 'It rained.'), image('b', '/art/india.svg', 'Rain on a roof')];
  const tab = await site.open('/article/article-8999', { articles: [article(1, { content })] });
  await tab.sees('It rained.');
  await tab.finds('img', 'Rain on a roof');
  await tab.until(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
  await tab.click('link', /^India$/i, ['main', '']);
  await tab.isOn('/category/india');
});

test('the next articles of a section are there after each press of Back', async ({ site }) => {
  const tab = await site.open('/', { articles: articles(6) });
  for (const n of [2, 3, 4]) {
    await tab.click('link', `Story number ${n}`);
    await tab.sees(`The second paragraph of story number ${n}.`);
    await tab.back();
    await tab.isOn('/');
  }
  await tab.finds('heading', 'Story number 1');
});

test('a web story opens, goes forward, pauses and closes, and the focus returns', async ({
  site,
}) => {
  const tab = await site.open('/web-stories', { webStories: stories(2) });
  await tab.click('button', 'Web story number 1');
  await tab.sees('Page 1 of 3');
  await tab.click('button', 'Pause');
  await tab.finds('button', 'Play');
  await tab.click('button', 'Next page');
  await tab.sees('Page 2 of 3');
  await tab.press('ArrowRight');
  await tab.sees('Page 3 of 3');
  await tab.press('Escape');
  await tab.lacks('dialog', 'Web story number 1');
  await tab.isAt('button', 'Web story number 1');
});

test('a video plays where its still was pressed', async ({ site }) => {
  const content = [paragraph('a', 'Look.'), { id: 'v', type: 'video', videoId: 'aqz-KE-bpKQ' }];
  const tab = await site.open('/article/article-8999', { articles: [article(1, { content })] });
  await tab.click('button', /^Play video/);
  await tab.until(() => document.querySelector('iframe')?.src.includes('/embed/aqz-KE-bpKQ'));
});

test('a video of the homepage plays in a dialog, which Escape closes', async ({ site }) => {
  const tab = await site.open('/', { articles: articles(6), youtubeVideos: videos(3) });
  await tab.click('button', /Video number 2/);
  await tab.until(() => document.querySelector('dialog[open] iframe') !== null);
  await tab.press('Escape');
  await tab.until(() => document.querySelector('iframe') === null);
});

test('a search finds, and one for nothing says so', async ({ site }) => {
  const tab = await site.open('/search', { articles: articles(9) });
  await tab.click('button', 'Search', ['main', '']);
  await tab.sees('Please enter a search term.');
  await tab.type('searchbox', 'Search term', 'number 7');
  await tab.press('Enter');
  await tab.sees('Results for "number 7"');
  await tab.finds('link', 'Story number 7');
  await tab.back();
  await tab.lacks('link', 'Story number 7');
});

test('the theme is switched, and stays', async ({ site }) => {
  const tab = await site.open('/', { 'vite-ui-theme': 'light' });
  const isDark = () => document.documentElement.dataset.theme === 'dark';
  await tab.click('button', 'Dark theme');
  await tab.until(isDark);
  await tab.reload();
  await tab.until(isDark);
});

test('a toast shows and is dismissed', async ({ site }) => {
  const tab = await site.open('/about-us');
  await tab.click('button', 'Facebook');
  await tab.sees("This feature isn't implemented yet");
  await tab.click('button', 'Dismiss');
  await tab.misses("This feature isn't implemented yet");
});

test('the newsletter takes an address once', async ({ site }) => {
  const tab = await site.open('/about-us');
  for (const title of ['Subscribed!', 'Already Subscribed']) {
    await tab.type('textbox', 'Email address', 'asha@daybreak.example');
    await tab.click('button', 'Subscribe');
    await tab.sees(title);
  }
});

test('a message reaches the newsroom', async ({ site }) => {
  const tab = await site.open('/contact-us', { isAdminAuthenticated: 'true' });
  const letter = { Name: 'Asha Rao', Email: 'asha@daybreak.example', Subject: 'The coast line' };
  for (const [label, text] of Object.entries(letter)) await tab.type('field', label, text);
  await tab.click('button', 'Send Message');
  await tab.isAt('textbox', 'Message');
  await tab.type('field', 'Message', 'Two lines.');
  await tab.click('button', 'Send Message');
  await tab.sees('Message Sent!');
  await tab.open('/admin/messages');
  await tab.sees('The coast line');
});

test('the menu of a narrow window opens, closes by Escape and leads on', async ({ site }) => {
  const tab = await site.open('/about-us');
  await tab.resize(390, 844);
  await tab.click('button', 'Open menu');
  await tab.finds('dialog', 'Menu');
  await tab.press('Escape');
  await tab.lacks('dialog', 'Menu');
  await tab.isAt('button', 'Open menu');
  await tab.click('button', 'Open menu');
  await tab.click('link', 'Tech', ['dialog', 'Menu']);
  await tab.isOn('/category/tech');
});
