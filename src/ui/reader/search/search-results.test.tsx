import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SearchResults } from './search-results.tsx';

function shown(term: string): string {
  const found = { term, results: [], total: 0, page: 1, pages: 1 };
  const query = { term, isBlank: false, category: '', period: '' as const, page: '1' };
  const router = createMemoryRouter([
    { path: '/', element: <SearchResults query={query} found={found} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('tells that only the first words were searched', () => {
  expect(shown('a b c d e f g h i')).toContain('Only the first 8 words were searched.');
  expect(shown('a b c d e f g h h')).not.toContain('Only the first');
});
