import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { articleSchema } from '#core/article/article.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { loadEdited } from '../parts/api/read-record.ts';
import { ContentPage } from '../parts/content-page.tsx';
import { deskStateIn } from './list/desk-address.ts';
import { DeskBar } from './list/desk-bar.tsx';
import { DeskTable } from './list/desk-table.tsx';
import { DeskTabs } from './list/desk-tabs.tsx';
import { ViewButton } from './views/view-button.tsx';
import { ViewSelect } from './views/view-select.tsx';
import './articles.css';

/** Loaded when an article is opened: the list needs none of it. */
const ArticleEditor = lazy(async () => {
  const { ArticleEditor: component } = await import('./editor/article-editor.tsx');
  return { default: component };
});

async function loadDesk(args: RouteArgs) {
  const parameters = new URL(args.request.url).searchParams;
  const { tab, filter } = deskStateIn(parameters);
  const sort = parameters.get('sort');
  return adminClientOf(args).ask('GET /admin/desk', {
    ...filter,
    tab,
    ...(sort ? { sort } : {}),
    order: parameters.get('order') === 'desc' ? 'desc' : 'asc',
    page: parameters.get('page') ?? '1',
  });
}

export async function loader(args: RouteArgs) {
  const [list, edited, site] = await Promise.all([
    loadDesk(args),
    loadEdited(args, 'articles'),
    clientOf(args).ask('GET /site'),
  ]);
  return {
    list,
    tab: deskStateIn(new URL(args.request.url).searchParams).tab,
    edited: edited && articleSchema.parse(edited),
    categories: site.categories,
    authorsPublish: site.settings.authorsPublish,
  };
}

/** The desk: articles by stage, and the editor. */
export function Component() {
  const { list, tab, edited, categories, authorsPublish } = useLoaderData<typeof loader>();
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
          <ViewSelect />
          <DeskTabs counts={list.counts} current={tab} />
          <DeskTable
            list={list}
            categories={categories}
            bar={
              <DeskBar categories={categories}>
                <ViewButton />
              </DeskBar>
            }
            newButton={newButton}
            onEdit={open}
          />
        </>
      )}
    </ContentPage>
  );
}
