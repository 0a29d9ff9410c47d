import { useMemo, useState } from 'react';
import type { Article } from '#core/article/article.ts';
import { articleKind } from '#core/article/article-kind.ts';
import { showToast } from '#ui/kit/toast-store.ts';
import { useConflict } from '../parts/use-conflict.ts';
import { useContent } from '../parts/use-content.ts';
import { useDraft } from '../parts/use-draft.ts';
import { useLeaveQuestion } from '../parts/use-leave-question.tsx';
import { type ArticleFields, fieldsOf, fieldsOfDraft, newFields } from './article-fields.ts';
import { type EditedArticle, editedArticle } from './editor-state.ts';
import { useEditor } from './use-editor.ts';

/** How long the toast of the save stands before the next takes its place, in milliseconds. */
const TOAST_TURN = 2500;

/** What the work began from. */
interface Base {
  id: string | undefined;
  version: number | undefined;
  article: EditedArticle;
}

function baseOf(stored: Article | undefined): Base {
  const article = editedArticle(stored ? fieldsOf(stored) : newFields());
  return { id: stored?.id, version: stored?.version, article };
}

/** The simulated sending follows the toast of the save: one stands at a time. */
function simulateNotification(title: string): void {
  setTimeout(
    () => showToast({ title: 'Push Notification Sent! (Simulation)', text: title }),
    TOAST_TURN,
  );
}

/** An article being edited, from opening to saved: its draft, its conflicts, its saving. */
export function useArticleWork(stored: Article | undefined, onClose: () => void) {
  const [base, setBase] = useState(() => baseOf(stored));
  const [isOver, setIsOver] = useState(false);
  const [sendsNotification, setSendsNotification] = useState(false);
  const editor = useEditor(base.article);
  const content = useContent('articles', articleKind);
  const { theirs, settle } = useConflict('articles', base.id, content.failure);
  const { fields, state, dispatch } = editor;
  const isDirty = !isOver && state.now !== base.article;
  const drafts = useDraft(
    { collection: 'articles', recordId: stored?.id ?? 'new' },
    { fields, label: fields.title.trim() || 'Untitled', version: base.version, isDirty },
    (kept) => fieldsOfDraft(kept) !== undefined,
  );
  const { found } = drafts;
  const left = useMemo(() => {
    const fieldsLeft = found && fieldsOfDraft(found.fields);
    return found && fieldsLeft && { keptAt: found.keptAt, fields: fieldsLeft };
  }, [found]);

  const { question, letGo } = useLeaveQuestion(isDirty);
  /** A draft that is still on offer stays for the next time. */
  const dropDraft = async (): Promise<void> => {
    if (!found) await drafts.drop();
  };
  async function finish(): Promise<void> {
    setIsOver(true);
    // The render that no longer counts the work as unsaved may come later than the closing.
    letGo();
    await dropDraft();
    onClose();
  }

  async function saveOver(target: { id: string; version?: number | undefined } | undefined) {
    settle();
    const saved = await content.save({ ...fields }, target, dropDraft);
    if (!saved) return;
    if (sendsNotification) simulateNotification(saved.title);
    await finish();
  }

  const replace = (next: ArticleFields): EditedArticle => {
    const article = editedArticle(next);
    dispatch({ type: 'replace', article });
    return article;
  };

  return {
    id: base.id,
    editor,
    fields,
    isDirty,
    /** To be rendered: asked where a navigation would drop the work. */
    question,
    isBusy: content.isBusy,
    failure: content.failure,
    notification: { isWanted: sendsNotification, set: setSendsNotification },
    save: (): void =>
      void saveOver(base.id === undefined ? undefined : { id: base.id, version: base.version }),
    discard: (): void => void finish(),
    /** Work that was left; offer it. */
    left,
    restore: (): void => {
      if (!(found && left)) return;
      // Saving it over a newer version has to be a conflict, as it would have been then.
      if (base.id !== undefined) setBase({ ...base, version: found.version });
      replace(left.fields);
      drafts.settle();
    },
    refuse: (): void => void drafts.drop(),
    /** Somebody else was faster. */
    conflict: theirs && {
      theirs: theirs.stored && fieldsOf(theirs.stored),
      keepMine: (): void => {
        if (theirs.stored) void saveOver(theirs.stored);
      },
      takeTheirs: (): void => {
        if (!theirs.stored) return;
        const { id, version } = theirs.stored;
        setBase({ id, version, article: replace(fieldsOf(theirs.stored)) });
        settle();
        content.clearFailure();
        void drafts.drop();
      },
      saveAsNew: (): void => void saveOver(undefined),
      keepEditing: settle,
    },
  };
}
