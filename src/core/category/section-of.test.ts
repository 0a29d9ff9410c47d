import { expect, test } from 'vitest';
import { sectionOf } from './section-of.ts';

const categories = [
  { id: 'cat-1', name: 'Tech' },
  { id: 'cat-2', name: 'tech' },
  { id: 'cat-3', name: 'Web Stories' },
  { id: 'cat-4', name: 'World' },
  { id: 'cat-5', name: 'World' },
].map((category) => ({ ...category, version: undefined }));

test.each([
  ['exactly one has it', 'Tech', undefined, 'cat-1'],
  ['one alone is at its address', 'web-stories', undefined, 'cat-3'],
  ['several are at its address, and none has it', 'TECH', undefined, undefined],
  ['several have it', 'World', undefined, undefined],
  ['none is at its address', 'Harbour', undefined, undefined],
  ['it stays, of several that have it', 'World', ['World', 'cat-5'], 'cat-5'],
  ['it stays, of several at its address', 'TECH', ['TECH', 'cat-2'], 'cat-2'],
  ['it stays, and the reference dangles', 'Tech', ['Tech', 'cat-9'], 'cat-1'],
  ['it stays, and the reference is at another address', 'Tech', ['Tech', 'cat-3'], 'cat-1'],
  ['it changes within the address', 'tech', ['Tech', 'cat-1'], 'cat-2'],
] as const)(
  '[category-references] the category of a name where %s',
  (_, name, stored, expected) => {
    const [category, sectionId] = stored ?? [];
    const before = category === undefined ? undefined : { category, sectionId };
    expect(sectionOf(name, categories, before)).toBe(expected);
  },
);
