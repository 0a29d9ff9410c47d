import { expect, test } from 'vitest';
import { holesAroundUseCases } from './use-case-walls.mjs';

const useCase = 'export const readThing = definePrivateTask({});';

/** Adds a file to a use case and an entity file, and returns its holes. */
const holesOf = (file: string, text: string) =>
  holesAroundUseCases(
    new Map([
      ['src/core/article/read-article.ts', useCase],
      ['src/core/article/article.ts', 'export const article = 1;'],
      [file, text],
    ]),
  );

test.each([
  ['src/ui/reader/home/x.ts', "import { readArticle } from '#core/article/read-article.ts';"],
  ['src/ui/admin/x.ts', "const one = import('#core/article/read-article.ts');"],
  ['src/ui/account/x.ts', "import { createNewsroom } from '#core/newsroom.ts';"],
  ['src/core/front/x.ts', "import { readArticle } from '../article/read-article.ts';"],
])('%s may not contain %s', (file, text) => {
  expect(holesOf(file, text)).toHaveLength(1);
});

test.each([
  ['src/ui/reader/home/x.ts', "import { article } from '#core/article/article.ts';"],
  ['src/core/front/x.ts', "import { article } from '../article/article.ts';"],
  ['src/core/article/desk/x.ts', "import { readArticle } from '../read-article.ts';"],
  ['src/core/newsroom.ts', "import { readArticle } from './article/read-article.ts';"],
])('%s may contain %s', (file, text) => {
  expect(holesOf(file, text)).toEqual([]);
});
