import { type ReactNode, useState } from 'react';
import { actorInWords } from '#core/activity/logged-actor.ts';
import type { Message, MessageStatus, Remark } from '#core/message/message.ts';
import { Button, ButtonLink } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import * as words from '#ui/words/admin/message-words.ts';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import * as peopleWords from '#ui/words/admin/people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { fetchRecord } from '../parts/api/record-calls.ts';
import { useWork } from '../parts/api/use-work.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { useLeaveQuestion } from '../parts/editor/use-leave-question.tsx';
import { TextInput } from '../parts/form/form-field.tsx';
import { Instant } from '../parts/instant.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';

function replyAddress({ email, subject }: Message): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

interface RemarksProps {
  title: string;
  remarks: readonly Remark[] | undefined;
  children?: ReactNode;
}

/** Notes or answers, with the form for a new one. */
const Remarks = ({ title, remarks = [], children }: RemarksProps) => (
  <section aria-label={title} className="mt-5 border-rule border-t pt-3">
    <h3 className="mb-2 text-label">{title}</h3>
    <ul className="grid gap-3">
      {remarks.map(({ text, at, by }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: remarks are only added at the end
        <li key={place}>
          <p className="text-meta">
            {by && words.said(actorInWords(by))}
            <Instant at={at} />
          </p>
          <p className="whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ul>
    {children}
  </section>
);

interface RemarkFormProps {
  label: string;
  hint?: string;
  rows: number;
  button: string;
  error: string | undefined;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

const RemarkForm = ({
  label,
  hint,
  rows,
  button,
  error,
  text,
  onChange,
  onSend,
}: RemarkFormProps) => (
  <div className="mt-3 grid justify-items-start gap-2 [&>:first-child]:w-full">
    <TextInput
      label={label}
      rows={rows}
      value={text}
      onChange={onChange}
      {...(hint ? { hint } : {})}
      error={error}
    />
    <Button tone="line" size="small" onClick={onSend} className="pointer-coarse:min-h-11">
      {button}
    </Button>
  </div>
);

interface MessageDialogProps {
  first: Message;
  subject: string;
  onClose: () => void;
  onMarkNew: () => void;
}

/** Dialog with a message in full, who answers it, notes and answers. Asks before what was typed is lost. */
export function MessageDialog({ first, subject, onClose, onMarkNew }: MessageDialogProps) {
  const { site } = useBackOffice();
  const [message, setMessage] = useState(first);
  const [note, setNote] = useState('');
  const [answer, setAnswer] = useState('');
  /** Form that was sent last, which shows the failure. */
  const [sent, setSent] = useState<'note' | 'answer'>();
  const { run, isBusy, failure } = useWork();
  const isDirty = note.trim() !== '' || answer.trim() !== '';
  const { question } = useLeaveQuestion(isDirty, async () => {});
  const [isAsking, setAsking] = useState(false);
  const leave = (go: () => void): void => (isDirty ? setAsking(true) : go());
  const close = (): void => leave(onClose);
  const { id, version, status } = message;
  const errorOf = (form: typeof sent) => (sent === form ? failure?.detail : undefined);

  const mark = async (next: MessageStatus, text: string): Promise<void> => {
    const ask = () => adminClient().ask('PUT /admin/messages/:id', { id, status: next });
    const marked = await run(ask, { title: peopleWords.success, text });
    if (marked) setMessage(marked);
  };
  const addNote = async (): Promise<void> => {
    setSent('note');
    const ask = () => adminClient().ask('POST /admin/messages/:id/notes', { id, text: note });
    const noted = await run(ask, { title: peopleWords.success, text: words.noteAdded });
    if (!noted) return;
    setMessage(noted);
    setNote('');
  };
  const sendAnswer = async (): Promise<void> => {
    setSent('answer');
    const json = { id, text: answer, version: version ?? 0 };
    const ask = () => adminClient().ask('POST /admin/messages/:id/answers', json);
    const done = { title: peopleWords.success, text: words.answerSent(message.name) };
    const answered = await run(ask, done);
    if (!answered) {
      // Somebody may have answered it meanwhile: their words belong beside one's own.
      await fetchRecord(adminClient(), 'messages', id).then(setMessage, () => {});
      return;
    }
    setMessage(answered);
    setAnswer('');
  };
  const hint = (site.settings.contactEmail ? words.answerHint : words.answerHintWithoutAddress)(
    message.email,
  );
  const buttonClass = 'max-sm:flex-auto pointer-coarse:min-h-11';

  return (
    <Dialog isOpen onClose={close} label={subject} className="room-for-toasts">
      <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,36rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-2 bg-paper text-ink text-ui shadow-float">
        <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pe-2 ps-5">
          <h2 className="min-w-0 flex-1 text-title wrap-anywhere">{subject}</h2>
          <button
            type="button"
            aria-label={peopleWords.close}
            onClick={close}
            className="icon-button"
          >
            <Icon name="close" />
          </button>
        </div>
        <section
          aria-label={peopleWords.message}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
          tabIndex={0}
          className="overflow-auto px-5 py-4 wrap-anywhere"
        >
          <p className="font-semibold">{message.name}</p>
          <p className="text-meta">
            {`${message.email} · `}
            <Instant at={message.createdAt} />
          </p>
          <p className="mt-4 whitespace-pre-wrap">{message.message}</p>
          {status === 'taken' && (
            <p role="status" className="mt-4 border-sun border-s-3 ps-3">
              {words.takenBy(message.takenBy ? actorInWords(message.takenBy) : words.somebody)}
            </p>
          )}
          <Remarks title={words.notes} remarks={message.notes}>
            <RemarkForm
              label={words.noteForTheNewsroom}
              rows={2}
              button={words.addNote}
              error={errorOf('note')}
              text={note}
              onChange={setNote}
              onSend={() => void addNote()}
            />
          </Remarks>
          <Remarks title={words.answers} remarks={message.answers}>
            {site.sendsMail ? (
              <RemarkForm
                label={words.answer}
                hint={hint}
                rows={5}
                button={isBusy && sent === 'answer' ? words.sending : words.sendAnswer}
                error={errorOf('answer')}
                text={answer}
                onChange={setAnswer}
                onSend={() => void sendAnswer()}
              />
            ) : (
              <p className="text-ink-2">{words.noMail}</p>
            )}
          </Remarks>
        </section>
        <div className="flex flex-wrap justify-end gap-2.5 border-rule border-t bg-wash px-5 py-3">
          <Button tone="line" size="small" onClick={() => leave(onMarkNew)} className={buttonClass}>
            {peopleWords.markAsNew}
          </Button>
          {status === 'taken' ? (
            <Button
              tone="line"
              size="small"
              onClick={() => void mark('read', words.released)}
              className={buttonClass}
            >
              {words.release}
            </Button>
          ) : (
            <Button
              tone="line"
              size="small"
              onClick={() => void mark('taken', words.taken)}
              className={buttonClass}
            >
              {words.answerIt}
            </Button>
          )}
          {status !== 'answered' && (
            <Button
              tone="line"
              size="small"
              onClick={() => void mark('answered', words.markedAsAnswered)}
              className={buttonClass}
            >
              {words.markAsAnswered}
            </Button>
          )}
          <ButtonLink
            tone="line"
            size="small"
            href={replyAddress(message)}
            target="_blank"
            className={buttonClass}
          >
            {peopleWords.replyByEMail}
          </ButtonLink>
          <Button size="small" onClick={close} className={buttonClass}>
            {peopleWords.done}
          </Button>
        </div>
        {question}
        <ConfirmDialog
          isOpen={isAsking}
          title={partsWords.discardUnsavedChanges}
          text={partsWords.whatYouChanged}
          confirmLabel={partsWords.discard}
          cancelLabel={partsWords.keepEditing}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      </div>
    </Dialog>
  );
}
