import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { articleSchema } from '#core/article/article.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { loadNewest } from '../parts/api/list-query.ts';
import { loadSection } from '../parts/api/load-section.ts';
import { ContentPage } from '../parts/content-page.tsx';
import { ArticleTable } from './list/article-table.tsx';
import { DraftList } from './list/draft-list.tsx';
import './articles.css';

/** Loaded when an article is opened: the list needs none of it. */
const ArticleEditor = lazy(async () => {
  const { ArticleEditor: component } = await import('./editor/article-editor.tsx');
  return { default: component };
});

export async function loader(args: RouteArgs) {
  const [{ list, edited }, drafts, site] = await Promise.all([
    loadSection(args, 'articles'),
    loadNewest(args, 'drafts'),
    clientOf(args).ask('GET /site'),
  ]);
  return {
    list,
    drafts,
    edited: edited && articleSchema.parse(edited),
    categories: site.categories,
    authorsPublish: site.settings.authorsPublish,
  };
}

/** Section for articles, with drafts and the editor. */
export function Component() {
  const { list, drafts, edited, categories, authorsPublish } = useLoaderData<typeof loader>();
  return (
    <ContentPage
      collection="articles"
      title="Articles"
      count={list.total}
      newLabel="New Article"
      edited={edited}
      editor={({ record, onBegun, onClose }) => (
        <Suspense>
          <ArticleEditor
            stored={record}
            categories={categories}
            authorsPublish={authorsPublish}
            onBegun={onBegun}
            onClose={onClose}
          />
        </Suspense>
      )}
    >
      {(open, newButton) => (
        <>
          <ArticleTable list={list} categories={categories} newButton={newButton} onEdit={open} />
          <DraftList drafts={drafts} onEdit={open} />
        </>
      )}
    </ContentPage>
  );
}
