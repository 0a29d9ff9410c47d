import * as words from '#ui/words/admin/article-editor-words.ts';
import { pageTitle } from '#ui/words/admin/shell-words.ts';
import '../articles.css';
import { useState } from 'react';
import { redirect, useLoaderData, useLocation, useNavigate, useParams } from 'react-router';
import { articleSchema } from '#core/article/article.ts';
import { adminClientOf, clientOf, type RouteArgs } from '#ui/client-context.ts';
import { adminPatterns, articleEditorPath } from '#ui/routes.ts';
import { readRecord } from '../../parts/api/read-record.ts';
import { MissingRecord } from '../../parts/editor/missing-record.tsx';
import { type EditorAddressState, useOpened } from '../../parts/editor/use-editor-address.ts';
import { AdminPage } from '../../parts/page-frame.tsx';
import { readSession } from '../../shell/read-session.ts';
import { ArticleEditor } from './article-editor.tsx';
import type { ArticleEditorState, LeftEditorState } from './editor-navigation.ts';

const NEW = 'new';

/** Redirects to the log-in as the shell does; loads the article of the address. */
export async function loader(args: RouteArgs) {
  const { role } = await readSession(args);
  if (!role) return redirect(adminPatterns.access);
  const id = args.params.articleId ?? NEW;
  const [edited, site] = await Promise.all([
    id === NEW ? undefined : readRecord(adminClientOf(args), 'articles', id),
    clientOf(args).ask('GET /site'),
  ]);
  return {
    edited: edited && articleSchema.parse(edited),
    categories: site.categories,
    siteName: site.settings.siteName,
  };
}

/** The article editor as a page of its own. */
export function Component() {
  const { edited, categories, siteName } =
    useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const { articleId = NEW } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: ArticleEditorState | null };
  const listAddress = adminPatterns.articles + (state?.listSearch ?? '');
  const opened = useOpened(articleId, edited);
  /** Id that the new article got. */
  const [begunId, setBegunId] = useState<string>();
  const isNew = articleId === NEW || articleId === begunId;
  if (!isNew && !opened) {
    return (
      <main>
        <AdminPage title={words.articles}>
          <MissingRecord
            collection="articles"
            id={articleId}
            onNew={() => void navigate(articleEditorPath())}
          />
        </AdminPage>
      </main>
    );
  }
  const stored = isNew ? undefined : opened;
  return (
    <>
      <title>{pageTitle(stored?.title || words.newArticle, siteName)}</title>
      <ArticleEditor
        key={stored?.id ?? NEW}
        listAddress={listAddress}
        stored={stored}
        categories={categories}
        onBegun={(id) => {
          setBegunId(id);
          const kept: EditorAddressState = { ...state, keepsEditor: true };
          void navigate(articleEditorPath(id), { replace: true, state: kept });
        }}
        onClose={() => {
          const left: LeftEditorState = { leftArticle: begunId ?? stored?.id ?? '' };
          void navigate(listAddress, { state: left });
        }}
      />
    </>
  );
}
