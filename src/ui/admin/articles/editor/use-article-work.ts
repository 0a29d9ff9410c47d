import { dequal } from 'dequal/lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { Problem, unexpectedProblem } from '#api/problem.ts';
import { type Article, articleSchema } from '#core/article/article.ts';
import { articleKind } from '#core/article/article-kind.ts';
import { rightsOver } from '#core/article/desk/article-rights.ts';
import type { ArticleRights } from '#core/article/desk/article-transition.ts';
import { stateOfCopy } from '#core/article/desk/desk.ts';
import { commandWords } from '#core/words/workflow-words.ts';
import { showToast, type Toast } from '#ui/kit/stores/toast-store.ts';
import { articlePath } from '#ui/routes.ts';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import { followSending, sentInWords } from '../../notifications/follow-sending.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import type { Over } from '../../parts/api/record-calls.ts';
import { differingLabels } from '../../parts/dialog/compare-dialog.tsx';
import type { SaveIntent } from '../../parts/editor/save-transition.ts';
import { useKeptWork } from '../../parts/editor/use-kept-work.ts';
import { useSavedWork } from '../../parts/editor/use-saved-work.ts';
import { useBackOffice, useRole } from '../../shell/back-office-route.tsx';
import type { CommandContext, GivenCommand, OwnCommand } from '../commands/article-command.ts';
import {
  discardDraft,
  discardOnDesk,
  newBeginKey,
  restorePointOf,
  saveOnDesk,
} from './article-desk.ts';
import {
  type ArticleFields,
  fieldsOf,
  fieldsOfCopy,
  newFields,
  trimmedFields,
} from './article-fields.ts';
import { describeArticleFields } from './article-versions.tsx';
import { fieldsIn } from './editor-state.ts';
import { useAutosave } from './use-autosave.ts';
import { useEditor } from './use-editor.ts';

/** Rights of the user over an article, or over a new one. */
export function useArticleRights(article: Pick<Article, 'writerId'> | undefined): ArticleRights {
  const { site, session } = useBackOffice();
  const role = useRole();
  const userId = session.reader?.id;
  return rightsOver({ kind: 'staff', role, ...(userId && { userId }) }, article, site.settings);
}

/** Time that the save toast is shown before the next one replaces it, in milliseconds. */
const TOAST_TURN = 2500;

/** Shows a toast after the save toast, which it would replace at once. */
async function showInTurn(toast: Toast): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TOAST_TURN));
  showToast(toast);
}

/** Sends the notification of a saved article. If that is refused, the article stays saved. */
async function announce({ id }: Article): Promise<void> {
  const title = articleEditorWords.pushNotificationSent;
  try {
    const asked = adminClient().ask('POST /admin/articles/:id/notification', { id });
    const receipt = await asked;
    await showInTurn({ title, text: sentInWords(receipt) });
    await followSending(receipt, title);
  } catch (error) {
    const { details } = error instanceof Problem ? error : unexpectedProblem();
    await showInTurn({
      title: articleEditorWords.notificationNotSent,
      text: articleEditorWords.theArticleIsSaved(details.detail),
      isError: true,
    });
  }
}

interface ArticleWorkSetting {
  /** The record as the editor opened it; `undefined` for a new article. */
  stored: Article | undefined;
  /** Called with the id that a new article gets with its first autosave. */
  onBegun: (id: string) => void;
  onClose: () => void;
}

const success = (text: string): Toast => ({ title: articleEditorWords.success, text });

/** Toast after a save by the writer. */
function successOf(
  saved: Article,
  intent: SaveIntent,
  given: GivenCommand | undefined,
  isPublished: boolean,
  mayPublish: boolean,
): Toast {
  if (intent === 'command' && given) return success(given.done);
  if (intent === 'save-draft') return success(commandWords['save-draft'].done);
  if (!mayPublish) return success(commandWords.submit.done);
  const { created, updated } = articleKind.words.toasts;
  const link = { label: articleEditorWords.viewThePage, href: articlePath(saved) };
  return { ...success(isPublished ? updated : created), link };
}

/** Autosaves of one editor: what they wrote, and how they are taken back. */
function useDesk(stored: Article | undefined, opened: ArticleFields) {
  const beginKey = useRef(newBeginKey());
  const [restorePoint, setRestorePoint] = useState(() => restorePointOf(stored, opened));
  const latestPoint = useRef(restorePoint);
  const hasWritten = useRef(false);
  /** Set when the whole draft is to go, not only what autosaves wrote. */
  const isDiscarded = useRef(false);
  return {
    beginKey,
    restorePoint,
    discardAll: (): void => {
      isDiscarded.current = true;
    },
    noteSaved: (article: Article, intent: SaveIntent, fields: ArticleFields): void => {
      const isBySelf = intent !== 'autosave' && intent !== 'leave';
      hasWritten.current = !isBySelf;
      if (!isBySelf) return;
      latestPoint.current = restorePointOf(article, fields);
      setRestorePoint(latestPoint.current);
    },
    noteBegun: (): void => {
      hasWritten.current = true;
    },
    discard: async (over: Over | undefined): Promise<void> => {
      if (over && isDiscarded.current) await discardDraft(over);
      else if (over && hasWritten.current) await discardOnDesk(over, latestPoint.current);
    },
  };
}

/** Editing of an article from opening to saving, with autosaves, unsaved work and conflicts. */
export function useArticleWork({ stored, onBegun, onClose }: ArticleWorkSetting) {
  const { site, session } = useBackOffice();
  const { reader } = session;
  /** The working copy as it was stored last. */
  const [copy, setCopy] = useState(stored);
  const rights = useArticleRights(copy);
  const { mayPublish } = rights;
  const state = stateOfCopy(copy, new Date());
  const given = useRef<OwnCommand>(undefined);
  const toFields = (article: Article | undefined) =>
    article ? fieldsOf(article) : newFields(reader?.name ?? '');
  const [start] = useState(() => ({ fields: toFields(stored), version: stored?.version }));
  const [sendsNotification, setSendsNotification] = useState(false);
  const [isPublished, setPublished] = useState(Boolean(stored?.publishedAt ?? stored?.time));
  const editor = useEditor(start.fields);
  const { fields, dispatch } = editor;
  const desk = useDesk(stored, start.fields);
  const kept = useKeptWork({
    key: { collection: 'articles', recordId: stored?.id ?? 'new' },
    start,
    fields,
    readFields: () => fieldsIn(editor.store.state().now),
    show: (next, { isMerge }) => dispatch({ type: isMerge ? 'merge' : 'replace', fields: next }),
    labelOf: ({ title }) => title.trim() || articleEditorWords.untitled,
    readKept: fieldsOfCopy,
  });
  const work = useSavedWork(kept, {
    collection: 'articles',
    id: stored?.id,
    toFields: (record) => toFields(record && articleSchema.parse(record)),
    describe: describeArticleFields,
    saving: {
      send: (sent, over, intent) =>
        saveOnDesk({
          fields: sent,
          over,
          intent,
          beginKey: desk.beginKey.current,
          given: given.current,
          isUnsaved: kept.latest().isDirty || sent !== kept.latest().fields,
          begun: (draft) => {
            setCopy(draft);
            desk.noteBegun();
            work.noteBegun(draft, sent);
          },
        }),
      successOf: (_, intent, saved) =>
        successOf(articleSchema.parse(saved), intent, given.current, isPublished, mayPublish),
      normal: trimmedFields,
      discard: desk.discard,
    },
    onSaved: (article, intent) => {
      setCopy(article);
      desk.noteSaved(article, intent, fieldsOf(article));
      if (work.id === undefined && intent !== 'save') onBegun(article.id);
      if (intent !== 'save') return;
      setPublished(mayPublish || isPublished);
      if (!sendsNotification) return;
      if (site.edition === 'server') void announce(article);
      else
        void showInTurn({
          title: articleEditorWords.pushNotificationSentSimulation,
          text: article.title,
        });
    },
    onClose,
  });
  const { saveState, want, goBackOnline } = work;
  useAutosave({
    fields,
    // The schedule could publish half a sentence.
    isDirty: work.isDirty && state.stage !== 'scheduled',
    phase: saveState.phase,
    save: () => want('autosave'),
    goBackOnline,
  });
  const { store } = editor;
  const context: CommandContext = { copy, fields, state, rights };
  /** Gives a command for what is written. */
  function give(next: GivenCommand): void {
    const { command } = next;
    // Saving sends for review where the writer may not publish, and closes the editor.
    const isMain = command === 'submit' && !mayPublish && !next.input;
    if (command === 'save-and-publish' || isMain) want('save');
    else if (command === 'save-draft') want('save-draft');
    else if (command === 'discard') {
      desk.discardAll();
      work.close();
    } else {
      given.current = { ...next, command };
      want('command');
    }
  }
  const isSending = saveState.phase === 'sending';
  // Words typed during a save are compared with those that were sent.
  useLayoutEffect(() => store.publishAtOnce(isSending), [store, isSending]);
  return {
    ...work,
    editor,
    context,
    give,
    /** Puts the words of an earlier version into the form, as a version of its own; Undo takes it back. */
    restoreVersion: (restored: ArticleFields): void => {
      dispatch({ type: 'replace', fields: restored });
      want('save-draft');
    },
    /** True if the writer has changes that only autosaves wrote, or nothing. */
    isChanged: work.isDirty || !dequal(fields, desk.restorePoint.fields),
    /** Number of changed fields and blocks that are not on the desk. */
    countWaiting: (): number => {
      const { base } = kept.latest();
      return base
        ? differingLabels(describeArticleFields(fields), describeArticleFields(base)).length
        : 1;
    },
    notification: { isWanted: sendsNotification, set: setSendsNotification },
  };
}
