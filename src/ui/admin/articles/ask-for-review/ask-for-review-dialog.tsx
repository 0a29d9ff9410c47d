import { type ReactNode, useState } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { SelectField, TextInput } from '../../parts/form/form-field.tsx';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import type { CommandContext, GivenCommand } from '../commands/article-command.ts';
import { commandsFor } from '../commands/editor-commands.ts';
import { QuestionForm } from '../moves/question-form.tsx';

const ANYBODY = 'Anybody who may judge it';

/** Loads whom a writer can ask: names by id, and who has no article open now. */
const loadJudges = async (): Promise<Readonly<Record<string, string>>> => {
  const { judges } = await adminClient().ask('GET /admin/judges');
  return Object.fromEntries(
    judges.map(({ id, name, isHere }) => [id, `${name} — ${isHere ? 'here now' : 'away'}`]),
  );
};

interface AskForReviewDialogProps {
  /** Title of the article. */
  about: string;
  give: (given: GivenCommand) => void;
  onClose: () => void;
}

/** Sends an article for review to one person, or until a day. */
export function AskForReviewDialog({ about, give, onClose }: AskForReviewDialogProps) {
  const { edition, sendsMail } = useBackOffice().site;
  const { value: judges, failure } = useLoaded('judges', loadJudges);
  const [askedId, setAskedId] = useState('');
  const [neededBy, setNeededBy] = useState('');
  if (edition === 'browser') {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        label="Ask one person for a review"
        className="room-for-toasts"
      >
        <div className="grid w-[min(100vw-2rem,27.5rem)] gap-4 rounded-2 bg-raise p-6 text-ink text-ui shadow-float">
          <h2 className="font-bold text-[1.125rem]/6">Ask one person for a review</h2>
          <p className="text-ink-2">
            In this edition one person works in one browser: there is nobody else to ask.
          </p>
          <Button
            tone="line"
            size="small"
            onClick={onClose}
            className="justify-self-end pointer-coarse:min-h-11"
          >
            Close
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <QuestionForm
      title="Ask one person for a review"
      about={about}
      submitLabel="Send for review"
      onSubmit={() =>
        give({ command: 'submit', input: { askedId, neededBy }, done: 'Article sent for review.' })
      }
      onCancel={onClose}
    >
      {failure ? (
        <p role="alert">{`Names could not be loaded; you can still ask anybody. ${failure.detail}`}</p>
      ) : null}
      <SelectField
        label="Who"
        hint={
          sendsMail
            ? 'They get a letter, and see it on their dashboard.'
            : 'They see it on their dashboard.'
        }
        value={askedId}
        onChange={setAskedId}
        options={{ '': ANYBODY, ...judges }}
      />
      <TextInput label="Needed by (optional)" type="date" value={neededBy} onChange={setNeededBy} />
    </QuestionForm>
  );
}

interface AskForReviewControls {
  entries: MenuEntry[];
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Entry of the editor's menu that sends the article for review to one person, where it can be sent. */
export function useAskForReview(
  context: CommandContext,
  give: (given: GivenCommand) => void,
): AskForReviewControls {
  const [isOpen, setOpen] = useState(false);
  if (!commandsFor(context).some(({ command }) => command === 'submit')) {
    return { entries: [], dialog: null };
  }
  const close = (): void => setOpen(false);
  const { title, category } = context.fields;
  const open = (): void => {
    // The command is refused at the missing field, before the dialog asks for a person and a day.
    if (title.trim() === '' || category.trim() === '')
      give({ command: 'submit', done: 'Article sent for review.' });
    else setOpen(true);
  };
  return {
    entries: [{ label: 'Ask one person for a review…', onChoose: open }],
    dialog: isOpen ? (
      <AskForReviewDialog
        about={context.fields.title.trim() || 'Untitled'}
        give={(given) => {
          close();
          give(given);
        }}
        onClose={close}
      />
    ) : null,
  };
}
