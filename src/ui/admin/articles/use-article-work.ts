import { useState } from 'react';
import { type Article, articleSchema } from '#core/article/article.ts';
import { articleKind } from '#core/article/article-kind.ts';
import { showToast } from '#ui/kit/toast-store.ts';
import { useContent } from '../parts/use-content.ts';
import { useKeptWork } from '../parts/use-kept-work.ts';
import { useSavedWork } from '../parts/use-saved-work.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { fieldsOf, fieldsOfDraft, newFields } from './article-fields.ts';
import { describeArticleFields } from './article-versions.tsx';
import { useEditor } from './use-editor.ts';

/** Time that the save toast is shown before the next one replaces it, in milliseconds. */
const TOAST_TURN = 2500;

/** The simulated sending follows the toast of the save: one stands at a time. */
function simulateNotification(title: string): void {
  setTimeout(
    () => showToast({ title: 'Push Notification Sent! (Simulation)', text: title }),
    TOAST_TURN,
  );
}

/** An article being edited, from opening to saved: its draft, its conflicts, its saving. */
export function useArticleWork(stored: Article | undefined, onClose: () => void) {
  const { reader } = useBackOffice().session;
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
    readKept: fieldsOfDraft,
  });
  const work = useSavedWork(kept, {
    collection: 'articles',
    id: stored?.id,
    toFields: (record) => toFields(record && articleSchema.parse(record)),
    describe: describeArticleFields,
    saving: useContent('articles', articleKind),
    onSaved: ({ title }) => {
      if (sendsNotification) simulateNotification(title);
    },
    onClose,
  });
  return {
    ...work,
    editor,
    notification: { isWanted: sendsNotification, set: setSendsNotification },
  };
}
