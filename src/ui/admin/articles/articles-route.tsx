import * as words from '#ui/words/admin/desk-words.ts';
import './articles.css';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { redirect, useLoaderData, useLocation, useNavigate } from 'react-router';
import type { CategoryLink } from '#core/article/article-card.ts';
import { deskSorts } from '#core/article/desk-list/desk-fields.ts';
import { inDigits } from '#core/locale/numbers.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { adminPatterns, articleEditorPath } from '#ui/routes.ts';
import { rowsIn } from '../parts/api/list-query.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { NewButton } from '../parts/table/new-button.tsx';
import { Board } from './board/board.tsx';
import { DiscardedDrafts } from './discarded/discarded-drafts.tsx';
import type { ArticleEditorState, LeftEditorState } from './editor/editor-navigation.ts';
import { type DeskState, deskStateIn, oneOf, useDeskAddress } from './list/desk-address.ts';
import { DeskBar } from './list/desk-bar.tsx';
import { DeskTabBar } from './list/desk-tab-bar.tsx';
import { DeskTable } from './list/desk-table.tsx';
import { Schedule } from './schedule/schedule.tsx';
import { viewAt, viewPath } from './views/sidebar-views.tsx';
import { useSavedViews } from './views/use-saved-views.ts';
import { ViewDialog } from './views/view-dialog.tsx';

/** Choice of a saved view, for windows without the sidebar; nothing if there are none. */
function ViewSelect() {
  const views = useSavedViews();
  const here = viewAt(views, useDeskAddress());
  const navigate = useNavigate();
  if (views.length === 0) return null;
  const show = (id: string): void => {
    const view = views.find((one) => one.id === id);
    void navigate(view ? viewPath(view) : adminPatterns.articles);
  };
  return (
    <select
      aria-label={words.view}
      value={here?.id ?? ''}
      onChange={(event) => show(event.target.value)}
      className="field-box mb-1 rounded-1 font-medium lg:hidden"
    >
      <option value="">{words.viewNone}</option>
      {views.map(({ id, name, count }) => (
        <option key={id} value={id}>
          {words.viewNamed(name, inDigits(count))}
        </option>
      ))}
    </select>
  );
}

/** Button that saves what the desk shows as a view, or edits the view that shows it already. */
function ViewButton() {
  const [isOpen, setOpen] = useState(false);
  const view = viewAt(useSavedViews(), useDeskAddress());
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-9 px-2 font-medium text-ink-2 hover:text-ink hover:underline-ui pointer-coarse:min-h-11"
      >
        {view ? words.editView : words.saveView}
      </button>
      {isOpen ? <ViewDialog view={view} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

async function loadList(args: RouteArgs, { tab, filter }: DeskState) {
  const parameters = new URL(args.request.url).searchParams;
  const sort = oneOf(deskSorts, parameters.get('sort'));
  const list = await adminClientOf(args).ask('GET /admin/desk', {
    ...filter,
    tab,
    ...(sort ? { sort } : {}),
    order: parameters.get('order') === 'desc' ? 'desc' : 'asc',
    page: parameters.get('page') ?? '1',
    rows: String(rowsIn(parameters)),
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

/** Path of the editor that an address of the list opens: `?new=1`, `?edit={id}`. */
function editorIn({ searchParams }: URL): string | undefined {
  if (searchParams.has('new')) return articleEditorPath();
  const id = searchParams.get('edit');
  return id ? articleEditorPath(id) : undefined;
}

export async function loader(args: RouteArgs) {
  const address = new URL(args.request.url);
  const editor = editorIn(address);
  if (editor) return redirect(editor);
  const [desk, site] = await Promise.all([loadDesk(args), clientOf(args).ask('GET /site')]);
  return { desk, tab: deskStateIn(address.searchParams).tab, categories: site.categories };
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

/** Focuses the row of the article whose editor was left, or the button for a new one where the list lacks it. */
function useLeftArticle(newButton: RefObject<HTMLElement | null>): void {
  const { state } = useLocation() as { state: LeftEditorState | null };
  const id = state?.leftArticle;
  useEffect(() => {
    if (id === undefined) return;
    const row = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`);
    (row ?? newButton.current?.querySelector('button'))?.focus();
  }, [id, newButton]);
}

/** The desk: articles by stage. */
export function Component() {
  const { desk, tab, categories } =
    useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const main = useRef<HTMLSpanElement>(null);
  useLeftArticle(main);
  const open = (id?: string): void => {
    const state: ArticleEditorState = { listSearch: search };
    void navigate(articleEditorPath(id), { state });
  };
  const newButton = (tone: 'ink' | 'line') => (
    <NewButton tone={tone} label={words.newArticle} onClick={() => open()} />
  );
  return (
    <AdminPage
      title={words.articles}
      count={desk.total}
      action={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <DiscardedDrafts />
          <span ref={main}>{newButton('ink')}</span>
        </div>
      }
    >
      <ViewSelect />
      <DeskTabBar counts={desk.counts} current={desk.shape === 'list' ? tab : 'open'} />
      <DeskBody desk={desk} categories={categories} newButton={newButton('line')} onEdit={open} />
    </AdminPage>
  );
}
