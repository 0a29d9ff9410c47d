import { lazy, type ReactNode, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { articleSchema } from '#core/article/article.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { loadEdited } from '../parts/api/read-record.ts';
import { ContentPage } from '../parts/content-page.tsx';
import { Board } from './board/board.tsx';
import { type DeskState, deskStateIn, oneOf } from './list/desk-address.ts';
import { DeskBar } from './list/desk-bar.tsx';
import { DeskTable } from './list/desk-table.tsx';
import { DeskTabs } from './list/desk-tabs.tsx';
import { Schedule } from './schedule/schedule.tsx';
import { ViewButton } from './views/view-button.tsx';
import { ViewSelect } from './views/view-select.tsx';
import './articles.css';

/** Loaded when an article is opened: the list needs none of it. */
const ArticleEditor = lazy(async () => {
  const { ArticleEditor: component } = await import('./editor/article-editor.tsx');
  return { default: component };
});

async function loadList(args: RouteArgs, { tab, filter }: DeskState) {
  const parameters = new URL(args.request.url).searchParams;
  const sort = oneOf(['title', 'category', 'due'] as const, parameters.get('sort'));
  const list = await adminClientOf(args).ask('GET /admin/desk', {
    ...filter,
    tab,
    ...(sort ? { sort } : {}),
    order: parameters.get('order') === 'desc' ? 'desc' : 'asc',
    page: parameters.get('page') ?? '1',
  });
  return { shape: 'list', list, counts: list.counts, total: list.total } as const;
}

async function loadDesk(args: RouteArgs) {
  const parameters = new URL(args.request.url).searchParams;
  const state = deskStateIn(parameters);
  const client = adminClientOf(args);
  if (state.shape === 'board') {
    const board = await client.ask('GET /admin/desk/board', state.filter);
    return { shape: 'board', board, counts: board.counts, total: board.counts.open } as const;
  }
  if (state.shape === 'schedule') {
    const week = parameters.get('week');
    const schedule = await client.ask('GET /admin/desk/schedule', {
      ...state.filter,
      ...(week ? { week } : {}),
    });
    const { counts } = schedule;
    return { shape: 'schedule', schedule, counts, total: counts.open } as const;
  }
  return loadList(args, state);
}

export async function loader(args: RouteArgs) {
  const [desk, edited, site] = await Promise.all([
    loadDesk(args),
    loadEdited(args, 'articles'),
    clientOf(args).ask('GET /site'),
  ]);
  return {
    desk,
    tab: deskStateIn(new URL(args.request.url).searchParams).tab,
    edited: edited && articleSchema.parse(edited),
    categories: site.categories,
  };
}

interface DeskBodyProps {
  desk: Awaited<ReturnType<typeof loadDesk>>;
  categories: readonly CategoryLink[];
  newButton: ReactNode;
  onEdit: (id: string) => void;
}

/** The desk as a list, a board or a schedule. */
function DeskBody({ desk, categories, newButton, onEdit }: DeskBodyProps) {
  const bar = (
    <DeskBar categories={categories}>
      <ViewButton />
    </DeskBar>
  );
  const shared = { bar, onEdit };
  if (desk.shape === 'board') {
    return <Board board={desk.board} categories={categories} {...shared} />;
  }
  if (desk.shape === 'schedule') return <Schedule schedule={desk.schedule} {...shared} />;
  return <DeskTable list={desk.list} categories={categories} newButton={newButton} {...shared} />;
}

/** The desk: articles by stage, and the editor. */
export function Component() {
  const { desk, tab, edited, categories } = useLoaderData<typeof loader>();
  return (
    <ContentPage
      collection="articles"
      title="Articles"
      count={desk.total}
      newLabel="New Article"
      edited={edited}
      editor={({ record, onBegun, onClose }) => (
        <Suspense>
          <ArticleEditor
            stored={record}
            categories={categories}
            onBegun={onBegun}
            onClose={onClose}
          />
        </Suspense>
      )}
    >
      {(open, newButton) => (
        <>
          <ViewSelect />
          <DeskTabs counts={desk.counts} current={desk.shape === 'list' ? tab : 'open'} />
          <DeskBody desk={desk} categories={categories} newButton={newButton} onEdit={open} />
        </>
      )}
    </ContentPage>
  );
}
