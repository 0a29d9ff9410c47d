import { expect, test } from 'vitest';
import { plainFieldsOf, plainValues, sentValues } from './plain-fields.ts';

const fields = plainFieldsOf({
  title: { label: 'Title' },
  pages: { label: 'Pages', type: 'number' },
});

test('a number is typed as text and sent as a number, an empty one not at all', () => {
  expect(plainValues(fields, { title: '12', pages: 12 })).toEqual({ title: '12', pages: '12' });
  expect(sentValues(fields, { title: '12', pages: ' 12 ' })).toEqual({ title: '12', pages: 12 });
  expect(sentValues(fields, { title: '', pages: '' })).toEqual({ title: '', pages: undefined });
  expect(sentValues(fields, { pages: 'twelve' })).toEqual({ title: '', pages: Number.NaN });
});
