import { type ReactNode, useState } from 'react';
import { commandWords } from '#core/words/workflow-words.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { SelectField, TextInput } from '../../parts/form/form-field.tsx';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import type { CommandContext, GivenCommand } from '../commands/article-command.ts';
import { commandsFor } from '../commands/editor-commands.ts';
import { QuestionForm } from '../moves/question-form.tsx';

const ANYBODY = words.anybodyWhoMayJudge;

/** Loads whom a writer can ask: names by id, and who has no article open now. */
const loadJudges = async (): Promise<Readonly<Record<string, string>>> => {
  const { judges } = await adminClient().ask('GET /admin/judges');
  return Object.fromEntries(
    judges.map(({ id, name, isHere }) => [id, `${name} — ${isHere ? words.hereNow : words.away}`]),
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
      <Dialog isOpen onClose={onClose} label={words.askOnePerson} className="room-for-toasts">
        <div className="grid w-[min(100vw-2rem,27.5rem)] gap-4 rounded-2 bg-raise p-6 text-ink text-ui shadow-float">
          <h2 className="font-bold text-[1.125rem]/6">{words.askOnePerson}</h2>
          <p className="text-ink-2">{words.inThisEditionOnePerson}</p>
          <Button
            tone="line"
            size="small"
            onClick={onClose}
            className="justify-self-end pointer-coarse:min-h-11"
          >
            {words.close}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <QuestionForm
      title={words.askOnePerson}
      about={about}
      submitLabel={commandWords.submit.label}
      onSubmit={() =>
        give({ command: 'submit', input: { askedId, neededBy }, done: commandWords.submit.done })
      }
      onCancel={onClose}
    >
      {failure ? <p role="alert">{words.namesCouldNotBeLoaded(failure.detail)}</p> : null}
      <SelectField
        label={words.who}
        hint={sendsMail ? words.theyGetALetter : words.theySeeItOnDashboard}
        value={askedId}
        onChange={setAskedId}
        options={{ '': ANYBODY, ...judges }}
      />
      <TextInput
        label={words.neededByOptional}
        type="date"
        value={neededBy}
        onChange={setNeededBy}
      />
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
      give({ command: 'submit', done: commandWords.submit.done });
    else setOpen(true);
  };
  return {
    entries: [{ label: words.askOnePersonForAReview, onChoose: open }],
    dialog: isOpen ? (
      <AskForReviewDialog
        about={context.fields.title.trim() || words.untitled}
        give={(given) => {
          close();
          give(given);
        }}
        onClose={close}
      />
    ) : null,
  };
}
