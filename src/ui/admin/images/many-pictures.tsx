import { useState } from 'react';
import type { LibraryImage } from '#core/image/library-image.ts';
import { counted } from '#core/locale/plural.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { undoToast } from '../parts/api/undo-toast.tsx';
import { useWork } from '../parts/api/use-work.ts';
import { EditDialog } from '../parts/dialog/edit-form.tsx';
import { TextInput } from '../parts/form/form-field.tsx';
import { BulkBar, type ChosenRows } from '../parts/table/record-frame.tsx';

const noFields = { credit: '', rights: '', tags: '' };

type Amended = Pick<LibraryImage, 'id' | 'version' | 'credit' | 'rights' | 'tags'>;

/** Returns a picture with the typed credit and terms, where there are any, and the typed tags besides its own. */
const amendedBy =
  (fields: typeof noFields) =>
  ({ id, version, tags = [] }: Amended): Amended => {
    const added = fields.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    return {
      ...{ id, version },
      ...(fields.credit.trim() && { credit: fields.credit }),
      ...(fields.rights.trim() && { rights: fields.rights }),
      ...(added.length > 0 && { tags: [...new Set([...tags, ...added])] }),
    };
  };

interface ManyPicturesProps {
  chosen: ChosenRows<LibraryImage>;
}

/** Bulk actions for the selected pictures, which give them one credit, the same terms, or further tags, too. */
export function ManyPictures({ chosen }: ManyPicturesProps) {
  const { rows, clear } = chosen;
  const [isOpen, setOpen] = useState(false);
  const [fields, setFields] = useState(noFields);
  const { run, isBusy, failure } = useWork();
  const isDirty = Object.values(fields).some((text) => text.trim() !== '');
  const pictures = counted(rows.length, words.picturesForms);

  const send = (images: readonly Amended[]) =>
    adminClient().ask('POST /admin/images/amendments', {
      images: images.map(({ version = 0, ...image }) => ({ ...image, version })),
    });

  /** Sets the fields of before; of pictures that were changed since it leaves what they have. */
  const undo = (before: readonly Amended[]) =>
    run(
      () =>
        send(
          before.map(({ id, version = 0, credit = '', rights = '', tags = [] }) => ({
            ...{ id, version: version + 1, credit, rights, tags },
          })),
        ),
      ({ done, refusals }) => ({
        title: refusals.length > 0 ? words.notAllUndone : words.success,
        text: counted(done.length, words.picturesUndone),
        isError: refusals.length > 0,
      }),
    );

  async function save(): Promise<void> {
    const answer = await run(
      () => send(rows.map(amendedBy(fields))),
      undefined,
      async () => {
        setOpen(false);
        setFields(noFields);
        clear();
      },
    );
    if (!answer) return;
    const { done, refusals } = answer;
    const changed = rows.filter(({ id }) => done.includes(id));
    const named = refusals.map(({ label, reason }) => words.because(label, reason)).join(' ');
    const text = [counted(done.length, words.picturesChanged), named].filter(Boolean).join(' ');
    // Only now: while `run` goes on, it would not undo.
    if (done.length === 0) showToast({ title: words.nothingChanged, text, isError: true });
    else showToast(undoToast(text, () => void undo(changed)));
  }

  return (
    <BulkBar chosen={chosen}>
      <Button tone="line" size="small" onClick={() => setOpen(true)}>
        {words.creditTermsTags}
      </Button>
      <EditDialog
        isOpen={isOpen}
        title={words.changePictures(pictures)}
        isDirty={isDirty}
        isBusy={isBusy}
        saveLabel={words.changePictures(pictures)}
        onSave={() => {
          if (isDirty) void save();
        }}
        onClose={() => {
          setOpen(false);
          setFields(noFields);
        }}
      >
        <div className="grid gap-4 p-5">
          <p className="text-ink-2">{words.emptyFieldsStay}</p>
          <TextInput
            label={words.credit}
            hint={words.photographerOrAgency}
            value={fields.credit}
            onChange={(credit) => setFields({ ...fields, credit })}
            error={failure?.field === 'credit' ? failure.detail : undefined}
          />
          <TextInput
            label={words.termsOfUse}
            rows={2}
            hint={words.forTheNewsroomReadersNever}
            value={fields.rights}
            onChange={(rights) => setFields({ ...fields, rights })}
          />
          <TextInput
            label={words.tagsToAdd}
            hint={words.separatedByCommasTheSearch}
            value={fields.tags}
            onChange={(tags) => setFields({ ...fields, tags })}
          />
        </div>
      </EditDialog>
    </BulkBar>
  );
}
