import { expect, test } from 'vitest';
import { authorsOf } from './authors-of.ts';

test.each([
  ['Asha Rao', ['Asha Rao']],
  ['Asha Rao and Samar Pinto-Rao', ['Asha Rao', 'Samar Pinto-Rao']],
  ['Asha Rao, K. Nair & D’Souza', ['Asha Rao', 'K. Nair', 'D’Souza']],
  ['Asha Rao , K. Nair,  and  D’Souza', ['Asha Rao', 'K. Nair', 'D’Souza']],
  ['Asha Rao,K. Nair  &  D’Souza', ['Asha Rao', 'K. Nair', 'D’Souza']],
  ['Asha Rao, Andrea Nair', ['Asha Rao', 'Andrea Nair']],
  ['आशा राव', ['आशा राव']],
])('a byline names persons: %s', (byline, names) => {
  expect(authorsOf(byline)).toEqual(names.map((name) => ({ isPerson: true, name })));
});

test.each(['Reporters in Mumbai, Delhi and Kochi', 'Business Desk', 'our staff and agencies'])(
  'a byline that names no person is one author: %s',
  (byline) => {
    expect(authorsOf(byline)).toEqual([{ isPerson: false, name: byline }]);
  },
);

test('an empty byline has no authors', () => {
  expect(authorsOf('  ')).toEqual([]);
});
