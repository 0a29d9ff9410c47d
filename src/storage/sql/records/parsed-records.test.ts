import { expect, test } from 'vitest';
import { paragraph, storedArticle } from '../../../../tests/support/newsroom/test-newsroom.ts';
import { readRecord } from './parsed-records.ts';

const stored = storedArticle({});

const textOf = (id: string, length = 10): string =>
  JSON.stringify({ ...stored, content: [paragraph('x'.repeat(length))], id });

test('a text that is read again gives the same record', () => {
  const [one, other] = [readRecord('articles', textOf('a')), readRecord('articles', textOf('a'))];
  expect(one).toBe(other);
  expect(readRecord('articles', textOf('b'))).not.toBe(one);
});

test('what is shared can’t be changed', () => {
  const record = readRecord('articles', textOf('a'));
  expect(() => Object.assign(record?.content[0] ?? {}, { content: 'y' })).toThrow(TypeError);
  expect(() => record?.content.pop()).toThrow(TypeError);
});

test('what no schema fits is read as nothing', () => {
  expect(readRecord('articles', '{half')).toBeUndefined();
  expect(readRecord('articles', '[]')).toBeUndefined();
});

test('records that were not read for long are forgotten, and the last one is not', () => {
  const first = readRecord('articles', textOf('first'));
  const often = readRecord('articles', textOf('often'));
  for (let at = 0; at < 30; at += 1) {
    readRecord('articles', textOf(`long-${at}`, 200_000));
    expect(readRecord('articles', textOf('often'))).toBe(often);
  }
  expect(readRecord('articles', textOf('first'))).not.toBe(first);
});
