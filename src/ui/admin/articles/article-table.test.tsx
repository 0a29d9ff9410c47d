import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ArticleTable } from './article-table.tsx';

// The browser edition fills an emptied list with its samples again, so no journey sees an empty one.
test('[admin-articles-empty] an empty list says how to begin', () => {
  const list = { records: [], total: 0, page: 1, pages: 1 };
  const element = (
    <ArticleTable
      list={list}
      newButton={<button type="button">New Article</button>}
      onEdit={() => undefined}
    />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(page).toContain('>No articles found. Write your first one!<');
  expect(page).toContain('New Article');
  expect(page).not.toContain('type="search"');
});
