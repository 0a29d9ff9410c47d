import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { isAtLeast } from '#core/account/role.ts';
import type { Article } from '#core/article/article.ts';
import type { CategoryLink } from '#core/article/article-card.ts';
import { draftIn } from '#core/article/desk/desk.ts';
import { stageRule } from '#core/article/desk/draft.ts';
import { stageNames } from '#core/words/workflow-words.ts';
import { liveDeskPath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/article-editor-words.ts';
import { useBreakingEntry } from '../../breaking/breaking-dialog.tsx';
import { figuresPath } from '../../figures/figures-path.ts';
import { type EditFormProps, EditPage } from '../../parts/dialog/edit-form.tsx';
import { WorkOffers } from '../../parts/editor/work-offers.tsx';
import { useRole } from '../../shell/back-office-route.tsx';
import { useAskForReview } from '../ask-for-review/ask-for-review-dialog.tsx';
import { type CommandContext, embargoOf, publishedCopy } from '../commands/article-command.ts';
import { useArticleCommands } from '../commands/use-article-commands.tsx';
import { useWithdrawal } from '../commands/use-withdrawal.tsx';
import { StateName } from '../list/stage-name.tsx';
import { NotesGroup, openNotesInWords } from '../notes/notes-group.tsx';
import { useNotes } from '../notes/use-notes.ts';
import { PresenceLine, PresenceNotice } from '../presence/editor-presence.tsx';
import { articlePlace, useEditorPresence } from '../presence/use-editor-presence.ts';
import { usePreviewLinks } from '../preview-links/preview-links-dialog.tsx';
import { usePublishedVersions } from '../published-versions/published-versions-dialog.tsx';
import { focusBlock } from '../surface/article-text.tsx';
import { setCardOf } from '../surface/text-commands.ts';
import { useVersionsDialog } from '../versions/use-versions-dialog.tsx';
import { ArticleCanvas } from './article-canvas.tsx';
import { isMended } from './article-errors.ts';
import { ArticleOutline } from './article-outline.tsx';
import { ArticleSettings } from './article-settings.tsx';
import type { EditorDispatch } from './editor-state.ts';
import { EditorTabs, type View } from './editor-tabs.tsx';
import { ArticlePreview } from './preview/article-preview.tsx';
import { SaveNotice, SaveStatus } from './save-status.tsx';
import { useArticleWork } from './use-article-work.ts';

interface NotificationBoxProps {
  isWanted: boolean;
  set: (isWanted: boolean) => void;
}

function NotificationBox({ isWanted, set }: NotificationBoxProps) {
  return (
    <label className="inline-flex min-h-9 items-center gap-2.5">
      <input
        type="checkbox"
        checked={isWanted}
        onChange={(event) => set(event.target.checked)}
        className="check-box"
      />
      {words.sendPushNotification}
    </label>
  );
}

/** Undo and redo keys anywhere in the editor, but not in a dialog over it. */
function useUndoKeys(dispatch: EditorDispatch): void {
  useEffect(() => {
    const undoByKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      const around = event.target instanceof Element ? event.target.closest('dialog, form') : null;
      if (!around?.querySelector('#article-view')) return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, [dispatch]);
}

/** Nearest scrolling ancestor of an element. */
function scrollerOf(element: Element | null): Element | undefined {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'auto') return at;
  }
  return undefined;
}

/** Restores the scroll position of each view. Returns a function that saves it before a switch. */
function useOwnPlaces(panel: RefObject<Element | null>, view: View): () => void {
  const places = useRef<Partial<Record<View, number>>>({});
  useLayoutEffect(() => {
    const scroller = scrollerOf(panel.current);
    if (scroller) scroller.scrollTop = places.current[view] ?? 0;
  }, [panel, view]);
  return () => {
    places.current[view] = scrollerOf(panel.current)?.scrollTop ?? 0;
  };
}

/** Enter in a single-line field must not submit the form, which would save and close. */
function keepInLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Reason that came with the article's stage, such as a return, until it is sent again. */
function ReturnedNotice({ copy }: Pick<CommandContext, 'copy'>) {
  const draft = draftIn(copy);
  if (!draft?.reason || !stageRule(draft.stage).hasReason) return null;
  return (
    <section
      aria-label={words.reasonOfTheReturn}
      className="border-danger border-s-4 bg-wash px-4 py-3 text-ui"
    >
      <h2 className="font-bold">{stageNames[draft.stage]}</h2>
      <p className="text-ink-2 wrap-anywhere">{draft.reason}</p>
    </section>
  );
}

interface ArticleEditorProps {
  /** The record as the editor opened it; `undefined` for a new article. */
  stored: Article | undefined;
  categories: readonly CategoryLink[];
  /** Address of the list that the editor leads back to. */
  listAddress: string;
  /** Called with the id that a new article gets with its first autosave. */
  onBegun: (id: string) => void;
  onClose: () => void;
}

/** Article editor: outline, text, settings, preview and unsaved work. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { stored, categories, listAddress, onBegun, onClose } = props;
  const navigate = useNavigate();
  // Only editors may notify readers and choose the lead.
  const isEditor = isAtLeast(useRole(), 'editor');
  /** Address to open after leaving, in place of the list. */
  const goTo = useRef<string>(undefined);
  const work = useArticleWork({
    stored,
    onBegun,
    onClose: () => (goTo.current === undefined ? onClose() : void navigate(goTo.current)),
  });
  const { editor, fields, isChanged, failure, saveState } = work;
  const leave = (): void => work.want('leave');
  const leaveFor = (path: string): void => {
    goTo.current = path;
    leave();
  };
  const { dispatch } = editor;
  const versions = useVersionsDialog(work);
  const previewLinks = usePreviewLinks(work.id);
  const isWriting = editor.state.past.length > 0;
  const presence = useEditorPresence(
    work.id === undefined ? undefined : articlePlace(work.id),
    isWriting,
  );
  const published = publishedCopy(work.context);
  const publishedVersions = usePublishedVersions(isEditor ? published : undefined);
  const { state } = work.context;
  const withdrawal = useWithdrawal(
    isEditor && !state.isPublic && work.context.copy?.publishedAt ? work.id : undefined,
  );
  const breaking = useBreakingEntry(published);
  const live = published
    ? [
        { label: words.liveBlog, onChoose: () => leaveFor(liveDeskPath(published.id)) },
        { label: words.figures, onChoose: () => leaveFor(figuresPath({ article: published.id })) },
      ]
    : [];
  const review = useAskForReview(work.context, work.give);
  const commands = useArticleCommands(work.context, work.give, [
    ...review.entries,
    ...versions.entries,
    ...publishedVersions.entries,
    ...previewLinks.entries,
    ...live,
    ...breaking.entries,
    ...withdrawal.entries,
  ]);
  const [view, setView] = useState<View>('write');

  const notes = useNotes(work.id, editor.text);
  useEffect(() => {
    editor.text.takeNotes(() => {
      notes.begin();
      // Where the settings are a tab of their own, the notes are in it.
      if (matchMedia('(max-width: 63.99rem)').matches) setView('settings');
    });
    return () => editor.text.takeNotes(undefined);
  });

  useUndoKeys(dispatch);
  const panel = useRef<HTMLDivElement>(null);
  const leavePlace = useOwnPlaces(panel, view);
  const show = (next: View): void => {
    leavePlace();
    setView(next);
  };
  const outline = (
    <ArticleOutline
      fields={fields}
      onJump={(index) => {
        show('write');
        requestAnimationFrame(() => focusBlock(editor.text, index));
      }}
    />
  );

  const form: EditFormProps = {
    title: stored ? words.editArticle : words.newArticle,
    isDirty: isChanged,
    isBusy: work.isBusy,
    status: (
      <span className="flex flex-wrap items-baseline gap-x-3">
        {state.stage !== 'new' ? <StateName stage={state.stage} isPublic={state.isPublic} /> : null}
        <SaveStatus state={saveState} />
        {notes.open.length > 0 ? (
          <span className="text-meta">{openNotesInWords(notes.open.length)}</span>
        ) : null}
      </span>
    ),
    otherChoice: { label: words.keepAsDraft, onChoose: leave },
    saveLabel: commands.main.label,
    saveHint: commands.main.hint,
    onSave: commands.main.run,
    onSaveByKey: commands.saveDraft,
    saveMenu: commands.menu,
    shiftKeys: commands.shiftKeys,
    onClose: work.close,
    footerStart: isEditor ? <NotificationBox {...work.notification} /> : null,
    headerEnd: (
      <>
        <PresenceLine presence={presence} />
        {versions.button}
      </>
    ),
    children: (
      // biome-ignore lint/a11y/noStaticElementInteractions: listens for the keys of its fields
      <div
        onKeyDown={keepInLine}
        className="lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_22rem] lg:overflow-hidden min-[73.75rem]:grid-cols-[14.5rem_minmax(0,1fr)_22rem]"
      >
        <div
          data-part="outline"
          className="overflow-auto border-rule border-e bg-wash max-[73.75rem]:hidden"
        >
          {outline}
        </div>
        {/* On narrow screens the tabs stay visible above the settings too. */}
        <div className="min-w-0 max-lg:contents lg:overflow-auto">
          <WorkOffers work={work} />
          <PresenceNotice presence={presence} isWriting={isWriting} onHandOver={leave} />
          <ReturnedNotice {...work.context} />
          <SaveNotice
            state={saveState}
            isMended={isMended(saveState.reason, fields)}
            countWaiting={work.countWaiting}
            onTryNow={() =>
              saveState.phase === 'offline' ? work.goBackOnline() : work.want('autosave')
            }
            onCompare={work.showConflict}
          />
          <EditorTabs view={view} onView={show} editor={editor} />
          <div
            ref={panel}
            data-part="text"
            role="tabpanel"
            id="article-view"
            aria-labelledby={`article-${view}-tab`}
            className={view === 'settings' ? 'max-lg:hidden' : ''}
          >
            {view === 'preview' ? (
              <ArticlePreview
                id={work.id}
                fields={fields}
                categories={categories}
                embargoedUntil={embargoOf(work.context)}
              />
            ) : view === 'outline' ? (
              <div className="min-[73.75rem]:hidden">{outline}</div>
            ) : (
              <ArticleCanvas editor={editor} categories={categories} failure={failure} />
            )}
          </div>
        </div>
        <ArticleSettings
          fields={fields}
          categories={categories}
          failure={failure}
          mayFeature={isEditor}
          isBesideText={view !== 'settings'}
          idAddress={stored?.publishedAt && !stored.slug ? stored.id : undefined}
          dispatch={dispatch}
          onCrop={(id, crop) => editor.text.run(setCardOf(id, { crop }))}
        >
          <NotesGroup notes={notes} />
        </ArticleSettings>
      </div>
    ),
  };
  return (
    <>
      <EditPage {...form} back={{ label: words.articles, href: listAddress }} onLeave={leave} />
      {/* Beside the form of the editor: a form in it would submit both. */}
      {commands.dialog}
      {review.dialog}
      {versions.dialog}
      {publishedVersions.dialog}
      {previewLinks.dialog}
      {breaking.dialog}
      {withdrawal.dialog}
    </>
  );
}
