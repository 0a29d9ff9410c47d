import { useLoaderData } from 'react-router';
import { answerOf } from '#api/client.ts';
import { type Article, articleSchema } from '#core/article/article.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { AdminIcon } from '../parts/admin-icon.tsx';
import { loadList } from '../parts/list-query.ts';
import { MissingRecord } from '../parts/missing-record.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { loadEdited } from '../parts/read-record.ts';
import { useEditorAddress } from '../parts/use-editor-address.ts';
import { useOpened } from '../parts/use-opened.ts';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleTable } from './article-table.tsx';
import './articles.css';

async function articleAsked(args: RouteArgs): Promise<Article | undefined> {
  const stored = await loadEdited(args, 'articles');
  return stored && articleSchema.parse(stored);
}

export async function loader(args: RouteArgs) {
  const [list, site, asked] = await Promise.all([
    loadList(args, 'articles'),
    answerOf(clientOf(args).site.$get()),
    articleAsked(args),
  ]);
  return { list, asked, categories: site.categories.map(({ name }) => name) };
}

export function Component() {
  const { list, asked, categories } = useLoaderData<typeof loader>();
  const { isNew, editedId, openNew, openRecord, close } = useEditorAddress();
  const opened = useOpened(editedId, asked);
  return (
    <AdminPage
      title="Articles"
      count={list.total}
      action={
        <Button size="small" onClick={openNew} className="pointer-coarse:min-h-11">
          <AdminIcon name="plus" />
          New Article
        </Button>
      }
    >
      {editedId !== undefined && !opened ? (
        <MissingRecord collection="articles" id={editedId} onNew={openNew} />
      ) : null}
      <ArticleTable list={list} onEdit={openRecord} />
      {isNew ? (
        <ArticleEditor key="new" stored={undefined} categories={categories} onClose={close} />
      ) : null}
      {opened ? (
        <ArticleEditor key={opened.id} stored={opened} categories={categories} onClose={close} />
      ) : null}
    </AdminPage>
  );
}
