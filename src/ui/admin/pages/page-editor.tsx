import { useState } from 'react';
import type { Page } from '#core/page/page.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { ErrorLine } from '#ui/kit/design/field-frame.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { pagePath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/pages-words.ts';
import { DropPlace } from '../articles/blocks/drop-place.tsx';
import { useTextPlaces } from '../articles/blocks/use-text-places.ts';
import { errorInContent } from '../articles/editor/article-errors.ts';
import { ArticleText } from '../articles/surface/article-text.tsx';
import type { EditorPlace } from '../parts/content-page.tsx';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { EditDialog } from '../parts/dialog/edit-form.tsx';
import { FormerDialog } from '../parts/dialog/former-dialog.tsx';
import { WorkOffers } from '../parts/editor/work-offers.tsx';
import { TextInput } from '../parts/form/form-field.tsx';
import { articleFieldsOf, fieldsOfPage, type PageFields, shownAddress } from './page-fields.ts';
import { usePageWork } from './use-page-work.ts';

interface PageEditorProps extends EditorPlace<Page> {
  /** Fields that a new page begins with. */
  begun: PageFields | undefined;
  /** Address at which readers have the page; '' while they don't. */
  liveSlug: string;
}

const titleOf = (id: string | undefined, begun: PageFields | undefined): string => {
  if (begun) return words.rewriteNamed(begun.title);
  return id === undefined ? words.newPage : words.editPage;
};

const lineButton = { tone: 'line', size: 'small', className: 'pointer-coarse:min-h-11' } as const;

/** Editor of a page: title, address, standfirst, and the text as articles are written. */
export function PageEditor({ liveSlug, ...place }: PageEditorProps) {
  const { work, editor, set, publish, withdraw } = usePageWork(place);
  const { fields, errorOf, failure, want, isBusy, isDirty } = work;
  const [asked, setAsked] = useState<'former' | 'withdraw'>();
  const places = useTextPlaces(editor.text);
  const contentError = errorInContent(failure, editor.state.now);
  const close = (): void => setAsked(undefined);
  return (
    <EditDialog
      isOpen
      size="full"
      title={titleOf(work.id, place.begun)}
      isDirty={isDirty}
      isBusy={isBusy}
      saveLabel={words.publishPage}
      onSave={publish}
      onSaveByKey={() => want('save-draft')}
      onClose={work.close}
      footerStart={
        <div className="flex flex-wrap gap-2">
          <Button {...lineButton} onClick={() => want('save-draft')} title={words.ctrlS}>
            {words.saveDraft}
          </Button>
          {work.id === undefined ? null : (
            <Button {...lineButton} onClick={() => setAsked('former')}>
              {words.formerVersions}
            </Button>
          )}
          {liveSlug === '' ? null : (
            <Button {...lineButton} onClick={() => setAsked('withdraw')}>
              {words.withdraw}
            </Button>
          )}
        </div>
      }
    >
      <div className="mx-auto grid max-w-[50rem] grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <WorkOffers work={work} />
        {liveSlug === '' ? null : (
          <p className="text-meta">
            {words.readersHaveItAt}{' '}
            <a href={pagePath(liveSlug)} target="_blank" rel="noreferrer" className="prose-link">
              {shownAddress(liveSlug)}
            </a>
          </p>
        )}
        <TextInput
          label={words.title}
          required
          value={fields.title}
          error={errorOf('title')}
          onChange={(title) => set({ title })}
        />
        <TextInput
          label={words.address}
          hint={words.addressHint(shownAddress(fields.slug || '…'))}
          value={fields.slug}
          error={errorOf('slug')}
          onChange={(slug) => set({ slug })}
        />
        <TextInput
          label={words.standfirst}
          hint={words.standfirstHint}
          rows={2}
          value={fields.standfirst}
          error={errorOf('standfirst')}
          onChange={(standfirst) => set({ standfirst })}
        />
        <div
          ref={(element) => {
            editor.canvas.current = element;
            places.canvas.current = element;
          }}
          tabIndex={-1}
          {...places.handlers}
          className="relative min-h-60 rounded-1 border border-rule px-8 pb-8 outline-none max-md:px-4"
        >
          <ArticleText
            text={editor.text}
            error={contentError}
            label={words.textOfThePage}
            onGrip={places.onGrip}
          />
          {places.dropAt === undefined ? null : (
            <DropPlace place={places.dropAt} count={editor.state.now.text.childCount} />
          )}
        </div>
        {contentError && contentError.place === undefined ? (
          <ErrorLine id="page-text-error">{contentError.message}</ErrorLine>
        ) : null}
      </div>
      {asked === 'former' && work.id !== undefined ? (
        <FormerDialog
          collection="formerPages"
          filter={`page:${work.id}`}
          title={words.formerVersions}
          about={words.formerVersionsAbout}
          empty={words.noFormerVersions}
          isDirty={isDirty}
          row={({ title }) => <b className="basis-full wrap-anywhere">{title}</b>}
          onClose={close}
          onBring={(former) => {
            const shown = { ...fieldsOfPage(former), slug: fields.slug };
            editor.dispatch({ type: 'replace', fields: articleFieldsOf(shown) });
            close();
            showToast({ title: words.broughtBack, text: words.publishToUse });
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        title={words.withdrawQuestion}
        text={words.withdrawText(shownAddress(liveSlug))}
        confirmLabel={words.withdraw}
        onConfirm={() => {
          close();
          void withdraw();
        }}
        onCancel={close}
      />
    </EditDialog>
  );
}
