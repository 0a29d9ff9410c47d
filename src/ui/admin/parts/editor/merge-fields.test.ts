import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const block = (id: string, content = id) => ({ id, type: 'paragraph', content });
const article = (title: string, standfirst: string, content: unknown[] = []) => ({
  title,
  standfirst,
  content,
});
const idsOf = (content: unknown) => (content as { id: string }[]).map(({ id }) => id).join('');
const blocks = (ids: string) => [...ids].map((id) => block(id));

describe('mergeFields', () => {
  it('takes from each side what only that side changed', () => {
    const base = article('Old', 'Old');
    const merged = mergeFields(base, article('Old', 'Mine'), article('Theirs', 'Old'), 'mine');
    expect(merged).toEqual({ value: article('Theirs', 'Mine'), isDisputed: false });
  });

  it('takes a field that only the other side has', () => {
    const base = { text: { a: undefined } };
    const merged = mergeFields(base, { text: { a: undefined } }, { text: { b: '1' } }, 'mine');
    expect(merged).toEqual({ value: { text: { b: '1' } }, isDisputed: false });
  });

  it('disputes only the field that both changed, and keeps the rest for either preferred side', () => {
    const [base, mine, theirs] = [
      { title: 'Old', author: 'Old', text: { a: '1', b: '1' } },
      { title: 'Mine', author: 'Mine', text: { a: '2', b: '1' } },
      { title: 'Theirs', author: 'Old', text: { a: '1', b: '2' } },
    ];
    const rest = { author: 'Mine', text: { a: '2', b: '2' } };
    expect(mergeFields(base, mine, theirs, 'mine')).toEqual({
      value: { title: 'Mine', ...rest },
      isDisputed: true,
    });
    expect(mergeFields(base, mine, theirs, 'theirs').value).toEqual({ title: 'Theirs', ...rest });
  });

  it('does not dispute equal changes, and disputes every difference without a base', () => {
    const same = article('New', 'New');
    expect(mergeFields(article('Old', 'Old'), same, same, 'mine').isDisputed).toBe(false);
    const withoutBase = mergeFields(undefined, article('A', 'C'), article('B', 'C'), 'theirs');
    expect(withoutBase).toEqual({ value: article('B', 'C'), isDisputed: true });
  });

  it.each([
    ['each changed another block', 'abc', 'abc', 'abc'],
    ['they added, mine removed', 'abc', 'ac', 'axbc', 'axc'],
    ['mine moved, they added', 'abc', 'cab', 'abxc', 'cabx'],
    ['both added at the end', 'ab', 'abm', 'abt', 'abmt'],
    ['both moved the same way', 'abc', 'bac', 'bacx', 'bacx'],
  ])('merges blocks by their ids: %s', (_, base, mine, theirs, expected = mine) => {
    const merged = mergeFields(
      article('', '', blocks(base)),
      article('', '', blocks(mine)),
      article('', '', blocks(theirs)),
      'mine',
    );
    expect(merged.isDisputed).toBe(false);
    expect(idsOf(merged.value.content)).toBe(expected);
  });

  it('takes each block from the side that changed it, and disputes blocks changed or moved by both, or removed by one and changed by the other', () => {
    const base = article('', '', blocks('ab'));
    const one = article('', '', [block('a', 'mine'), block('b')]);
    const other = article('', '', [block('a'), block('b', 'theirs')]);
    expect(mergeFields(base, one, other, 'mine')).toEqual({
      value: article('', '', [block('a', 'mine'), block('b', 'theirs')]),
      isDisputed: false,
    });
    const disputed = (mine: unknown[], theirs: unknown[], from = blocks('abc')) =>
      mergeFields(article('', '', from), article('', '', mine), article('', '', theirs), 'theirs');
    expect(disputed([block('a', 'x')], [block('a', 'y')], blocks('a')).isDisputed).toBe(true);
    expect(disputed(blocks('bac'), blocks('acb')).isDisputed).toBe(true);
    expect(idsOf(disputed(blocks('bac'), blocks('acb')).value.content)).toBe('acb');
    const removed = disputed(blocks('b'), [block('a', 'theirs'), block('b')], blocks('ab'));
    expect(removed.isDisputed).toBe(true);
    expect(idsOf(removed.value.content)).toBe('ab');
    // Articles keep at least one block.
    expect(disputed(blocks('a'), blocks('b'), blocks('ab'))).toMatchObject({
      value: { content: blocks('b') },
      isDisputed: true,
    });
  });

  it('takes a text and its marks from one side, since the places of marks count in their text', () => {
    const marks = [{ start: 0, end: 1, kind: 'strong' }];
    const [written, marked] = [block('a', 'more than a'), { ...block('a'), marks }];
    const merge = (mine: object, theirs: object, prefer: 'mine' | 'theirs') =>
      mergeFields({ content: blocks('a') }, { content: [mine] }, { content: [theirs] }, prefer);
    expect(merge(written, marked, 'mine')).toEqual({
      value: { content: [written] },
      isDisputed: true,
    });
    expect(merge(written, marked, 'theirs').value).toEqual({ content: [marked] });
    const levelled = { ...marked, level: 2 };
    expect(merge(levelled, marked, 'mine')).toEqual({
      value: { content: [levelled] },
      isDisputed: false,
    });
  });

  it('merges list members without ids by index, and disputes ambiguous changes', () => {
    const pages = (...texts: string[]) => ({ pages: texts.map((text) => ({ text, alt: '' })) });
    const merged = mergeFields(pages('a', 'b'), pages('x', 'b'), pages('a', 'y'), 'mine');
    expect(merged).toEqual({ value: pages('x', 'y'), isDisputed: false });
    const moved = mergeFields(pages('a', 'b'), pages('b', 'a'), pages('y', 'b'), 'theirs');
    expect(moved).toEqual({ value: pages('y', 'b'), isDisputed: true });
    const added = mergeFields(pages('a'), pages('a', 'b'), pages('c'), 'mine');
    expect(added).toEqual({ value: pages('a', 'b'), isDisputed: true });
  });

  it('never loses a change that only one side made, whatever the other did', () => {
    const values = fc.record({
      title: fc.constantFrom('', 'x', 'y'),
      standfirst: fc.constantFrom('', 'x', 'y'),
      content: fc
        .uniqueArray(fc.constantFrom(...'abcd'), { minLength: 1 })
        .chain((ids) =>
          fc.tuple(...ids.map((id) => fc.constantFrom(block(id), block(id, 'x'), block(id, 'y')))),
        ),
    });
    const sides = fc.constantFrom('mine' as const, 'theirs' as const);
    const property = fc.property(values, values, values, sides, (base, mine, theirs, prefer) => {
      const { value, isDisputed } = mergeFields(base, mine, theirs, prefer);
      for (const name of ['title', 'standfirst'] as const) {
        const changed = [mine, theirs].filter((side) => side[name] !== base[name]);
        const [only = base, both] = changed;
        expect(value[name]).toBe((both ? { mine, theirs }[prefer] : only)[name]);
      }
      const mirrored = mergeFields(base, theirs, mine, prefer === 'mine' ? 'theirs' : 'mine');
      expect(mirrored.isDisputed).toBe(isDisputed);
      expect(mergeFields(base, mine, base, prefer)).toEqual({ value: mine, isDisputed: false });
      expect(mergeFields(base, base, theirs, prefer).value).toEqual(theirs);
      const added = [...mine.content, ...theirs.content].filter(
        (one) => !isDisputed && !base.content.some(({ id }) => id === one.id),
      );
      for (const one of added) expect(idsOf(value.content)).toContain(one.id);
    });
    void fc.assert(property);
  });
});
