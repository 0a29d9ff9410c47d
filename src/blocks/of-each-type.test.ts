import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockTypes } from '#core/article/content-block.ts';
import { ofEachType } from './of-each-type.ts';

const exported = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [`../blocks/${type}/part.tsx`, `part of ${type}`]));

test('every folder is a type in the table, and every type has a folder', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...blockTypes].sort());
});

test('what the folders export is found by type, in the order of the table', () => {
  const found = ofEachType('part.tsx', exported(...blockTypes.toReversed()));
  expect(Object.keys(found)).toEqual(blockTypes);
  expect(found['fact-box']).toBe('part of fact-box');
});

test('a type without a file is refused by name', () => {
  const others = blockTypes.filter((type) => type !== 'gallery');
  expect(() => ofEachType('part.tsx', exported(...others))).toThrow(
    'Blocks of the type gallery have no part.tsx.',
  );
});

test('a folder that the table lacks is refused by name', () => {
  expect(() => ofEachType('part.tsx', exported(...blockTypes, 'unlisted'))).toThrow(
    'block-types.ts does not list unlisted.',
  );
});
