import { expect, test } from 'vitest';
import { searchQueryOf } from './search-query.ts';

const queryOf = (search: string) => searchQueryOf(`https://paper.example/search${search}`);

test('an address without a term searches for nothing', () => {
  expect(queryOf('')).toEqual({ term: '', isBlank: false, category: '', period: '', page: '1' });
});

test('a term that is empty or white space is blank', () => {
  expect(queryOf('?q=').isBlank).toBe(true);
  expect(queryOf('?q=%20%09').isBlank).toBe(true);
  expect(queryOf('?q=%20%09').term).toBe(' \t');
});

test('term, filters and page come from the address', () => {
  expect(queryOf('?q=late+rain&category=india&period=week&page=3')).toEqual({
    term: 'late rain',
    isBlank: false,
    category: 'india',
    period: 'week',
    page: '3',
  });
});

test('an unknown period means any time', () => {
  expect(queryOf('?q=rain&period=century').period).toBe('');
  expect(queryOf('?q=rain&period=constructor').period).toBe('');
});
