import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ListedView } from '#core/saved-view/saved-view.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import * as words from '#ui/words/admin/desk-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { focusFirstField } from '../../parts/form/field-focus.ts';
import { TextInput } from '../../parts/form/form-field.tsx';
import { useDeskAddress } from '../list/desk-address.ts';

interface ViewDialogProps {
  /** The saved view to rename or delete; `undefined` to save what the desk shows. */
  view: ListedView | undefined;
  onClose: () => void;
}

function ViewForm({ view, onClose }: ViewDialogProps) {
  const { tab, shape, filter } = useDeskAddress();
  const { run, failure } = useWork();
  const [name, setName] = useState(view?.name ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstField(form.current), []);
  const client = adminClient();

  /** Runs a call, and closes the dialog after success. */
  async function send(call: () => Promise<unknown>, text: string): Promise<void> {
    if ((await run(call, { title: words.success, text })) !== undefined) onClose();
  }
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void (view
      ? send(
          () => client.ask('PUT /admin/desk/views/:id', { id: view.id, name }),
          words.viewRenamed,
        )
      : send(
          () => client.ask('POST /admin/desk/views', { ...filter, name, tab, show: shape }),
          words.viewSavedItIsBelow,
        ));
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      className="grid w-[min(100vw-2rem,27.5rem)] gap-4 rounded-2 bg-raise p-6 text-ink text-ui shadow-float"
    >
      <h2 className="font-bold text-[1.125rem]/6">{view ? words.editView : words.saveView}</h2>
      <TextInput
        label={words.name}
        required
        value={name}
        onChange={setName}
        error={failure?.detail}
        {...(view ? {} : { hint: words.savesSearchFiltersAndLayout })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {view ? (
          <Button
            tone="line"
            size="small"
            className="me-auto pointer-coarse:min-h-11"
            onClick={() =>
              void send(
                () => client.ask('DELETE /admin/desk/views/:id', { id: view.id }),
                words.viewDeleted,
              )
            }
          >
            {words.deleteView}
          </Button>
        ) : null}
        <Button tone="line" size="small" onClick={onClose} className="pointer-coarse:min-h-11">
          {words.cancel}
        </Button>
        <Button type="submit" size="small" className="pointer-coarse:min-h-11">
          {view ? words.rename : words.saveView}
        </Button>
      </div>
    </form>
  );
}

/** Asks for the name of a view to save, or renames and deletes one. */
export const ViewDialog = (props: ViewDialogProps) => (
  <Dialog
    isOpen
    onClose={props.onClose}
    label={props.view ? words.editView : words.saveView}
    className="room-for-toasts"
  >
    <ViewForm {...props} />
  </Dialog>
);
