import { expect, test } from 'vitest';
import { createTestApi } from '../../../tests/support/test-api.ts';
import { createRenderer } from './render.tsx';

const file = (name: string) => ({ file: `assets/${name}` });

const manifest = {
  'page.ts': file('page.js'),
  'admin.tsx': file('admin.js'),
  '../ui/kit/styles.css': file('styles.css'),
  '../ui/kit/fonts/newsreader-latin.woff2': file('newsreader.woff2'),
  '../ui/kit/fonts/schibsted-grotesk-latin.woff2': file('schibsted.woff2'),
};

test('the front page is a whole document', async () => {
  const { askApi, reported } = createTestApi();
  const { render } = createRenderer({ manifest, report: (error) => reported.push(error) });
  const answer = await render(new Request('https://news.example/'), { askApi });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/^<!doctype html><html lang="en-IN".*<\/html>$/s);
  expect(html).toContain('<title>Daybreak</title>');
  expect(reported).toEqual([]);
});
