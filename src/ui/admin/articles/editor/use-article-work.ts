import { useState } from 'react';
import { Problem, unexpectedProblem } from '#api/problem.ts';
import { type Article, articleSchema } from '#core/article/article.ts';
import { articleKind } from '#core/article/article-kind.ts';
import { showToast, type Toast } from '#ui/kit/stores/toast-store.ts';
import { followSending, sentInWords } from '../../notifications/follow-sending.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useContent } from '../../parts/api/use-content.ts';
import { useKeptWork } from '../../parts/editor/use-kept-work.ts';
import { useSavedWork } from '../../parts/editor/use-saved-work.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { fieldsOf, fieldsOfCopy, newFields } from './article-fields.ts';
import { describeArticleFields } from './article-versions.tsx';
import { useEditor } from './use-editor.ts';

/** Time that the save toast is shown before the next one replaces it, in milliseconds. */
const TOAST_TURN = 2500;

/** Shows a toast after the save toast, which it would replace at once. */
async function showInTurn(toast: Toast): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TOAST_TURN));
  showToast(toast);
}

/** Sends the notification of a saved article. If that is refused, the article stays saved. */
async function announce({ id }: Article): Promise<void> {
  const title = 'Push Notification Sent!';
  try {
    const asked = adminClient().ask('POST /admin/articles/:id/notification', { id });
    const receipt = await asked;
    await showInTurn({ title, text: sentInWords(receipt) });
    await followSending(receipt, title);
  } catch (error) {
    const { details } = error instanceof Problem ? error : unexpectedProblem();
    await showInTurn({
      title: 'Notification Not Sent',
      text: `The article is saved. ${details.detail}`,
      isError: true,
    });
  }
}

interface ArticleWorkSetting {
  /** The record as the editor opened it; `undefined` for a new article. */
  stored: Article | undefined;
  /** True if saving publishes; otherwise it sends for review. */
  mayPublish: boolean;
  onClose: () => void;
}

const sentForReview: Toast = { title: 'Success', text: 'Article sent for review.' };

/** Editing of an article from opening to saving, with unsaved work and conflicts. */
export function useArticleWork({ stored, mayPublish, onClose }: ArticleWorkSetting) {
  const content = useContent('articles', articleKind);
  const { site, session } = useBackOffice();
  const { reader } = session;
  const toFields = (article: Article | undefined) =>
    article ? fieldsOf(article) : newFields(reader?.name ?? '');
  const [start] = useState(() => ({ fields: toFields(stored), version: stored?.version }));
  const [sendsNotification, setSendsNotification] = useState(false);
  const editor = useEditor(start.fields);
  const { fields, dispatch } = editor;
  const kept = useKeptWork({
    key: { collection: 'articles', recordId: stored?.id ?? 'new' },
    start,
    fields,
    show: (next) => dispatch({ type: 'replace', fields: next }),
    labelOf: ({ title }) => title.trim() || 'Untitled',
    readKept: fieldsOfCopy,
  });
  const work = useSavedWork(kept, {
    collection: 'articles',
    id: stored?.id,
    toFields: (record) => toFields(record && articleSchema.parse(record)),
    describe: describeArticleFields,
    saving: mayPublish ? content : { ...content, successOf: () => sentForReview },
    onSaved: (article) => {
      if (!sendsNotification) return;
      if (site.edition === 'server') void announce(article);
      else void showInTurn({ title: 'Push Notification Sent! (Simulation)', text: article.title });
    },
    onClose,
  });
  return {
    ...work,
    editor,
    notification: { isWanted: sendsNotification, set: setSendsNotification },
  };
}
