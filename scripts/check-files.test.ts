import { expect, test } from 'vitest';
import { handMadeLocale } from './check-files.mjs';

test.each([
  ['src/ui/admin/x.tsx', 'count.toLocaleString()'],
  ['src/ui/admin/x.tsx', "date.toLocaleDateString('de')"],
  ['src/server/x.ts', 'const number = new Intl.NumberFormat(SITE_LOCALE);'],
  ['src/core/article/x.ts', 'names.sort((a, b) => a.localeCompare(b))'],
  ['src/core/article/x.ts', 'months[date.getMonth()]'],
  ['src/core/article/x.ts', "count + (count === 1 ? ' record' : ' records')"],
  ['src/main/commands/x.ts', "count === 1\n  ? '1 file'\n  : `two files`"],
  ['src/ui/reader/x.tsx', "'page' + (isSeveral ? 's' : '')"],
  ['src/ui/reader/x.tsx', "'page' + (isOne ? '' : 's')"],
  ['src/server/feeds/x.ts', "element('language', 'en-IN')"],
  ['src/main/index.html', '<html lang="en" data-theme="light">'],
])('in %s, %s is a fault', (file, text) => {
  expect(handMadeLocale(file, `\n${text}`)).toEqual([expect.stringContaining('in line 2')]);
});

test.each([
  ['src/core/locale/x.ts', 'new Intl.NumberFormat(SITE_LOCALE)'],
  ['src/core/article/x.test.ts', 'new Intl.NumberFormat(SITE_LOCALE)'],
  ['scripts/x.mjs', 'count.toLocaleString()'],
  ['src/ui/reader/x.tsx', "searchPath({ page: page === 1 ? '' : String(page) })"],
  ['src/ui/reader/x.tsx', '<span lang={lang}>'],
  ['src/main/index.html', '<html lang="%SITE_LOCALE%">'],
])('in %s, %s is none', (file, text) => {
  expect(handMadeLocale(file, text)).toEqual([]);
});
