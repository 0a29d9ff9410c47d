import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readerWords } from '#core/words/reader-words.ts';
import { sayFailure } from '#core/words/say-failure.ts';
import { allWords } from '#core/words/say-in-english.ts';
import { staffWords } from '#core/words/staff-words.ts';

const codes = allWords.flatMap(({ failures }) => Object.values(failures).flatMap(Object.keys));
const titles = allWords.flatMap((words) => Object.keys(words.titles));

const source = globSync('src/{api,core,main,server,storage,ui}/**/*.{ts,tsx}')
  .filter((path) => !path.startsWith('src/core/words/') && !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test('every code and every title is one of its own, in lower case with hyphens', () => {
  for (const names of [codes, titles]) {
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  }
});

test('every failure can occur: the code names each outside the catalogues', () => {
  const unused = [...codes, ...titles].filter((name) => !source.includes(`'${name}'`));
  expect(unused.join(', '), 'codes that no rule or refusal names').toBe('');
});

test('a failure has its own words, its parameters in them, and the title of the use case', () => {
  const failure = {
    kind: 'invalid',
    code: 'article-title-too-long',
    params: { most: 1_00_000, length: 1_00_001 },
    field: 'title',
  } as const;
  expect(sayFailure(failure, allWords)).toEqual({
    title: 'Validation Error',
    message: 'The title may have at most 1,00,000 characters; it has 1,00,001.',
  });
  expect(sayFailure({ ...failure, titled: 'error' }, allWords).title).toBe('Error');
  expect(sayFailure({ kind: 'not-found', code: 'deleted-already' }, allWords)).toEqual({
    title: 'Deleted elsewhere',
    message: 'Somebody else deleted this already.',
  });
});

test('where a catalogue lacks a failure, its code stands for its words', () => {
  const failure = { kind: 'not-found', code: 'deleted-already' } as const;
  expect(sayFailure(failure, [readerWords]).message).toBe('deleted-already');
  expect(sayFailure(failure, [staffWords]).message).toBe('Somebody else deleted this already.');
});
