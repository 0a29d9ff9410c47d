import { useRef, useState } from 'react';
import {
  audienceInWords,
  browsers,
  type NotificationReceipt,
} from '#core/notification/notification.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { ConfirmDialog } from '../parts/dialog/confirm-dialog.tsx';
import { UnsavedWorkBanner } from '../parts/editor/unsaved-work-banner.tsx';
import { useFormWork } from '../parts/editor/use-form-work.ts';
import { focusFirstField } from '../parts/form/field-focus.ts';
import { describePlain, type PlainField, plainValues } from '../parts/form/plain-fields.ts';
import { PlainInputs } from '../parts/form/plain-inputs.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { followSending, sentInWords } from './follow-sending.ts';

interface Shown {
  title: string;
  message: string;
  link: string;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Shows the notification on this device if permission was granted; otherwise does nothing. */
function showNotification({ title, message, link }: Shown): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: message });
    shown.onclick = () => {
      if (isWebAddress(link)) window.open(link, '_blank', 'noopener');
    };
  } catch {
    // Some browsers allow notifications from service workers only.
  }
}

const declared: readonly PlainField[] = [
  { name: 'title', label: words.title, required: true },
  { name: 'message', label: words.message, rows: 4, required: true },
  { name: 'link', label: words.linkOptional, type: 'url', placeholder: 'https://' },
];

const empty = plainValues(declared);

const simulated = words.thisEditionRunsWithout;

interface SendQuestionProps {
  shown: Shown;
  siteName: string;
  subscribers: number;
  onSend: () => void;
  onCancel: () => void;
}

/** Shows a notification as phones will, and asks whether to send it: it can't be taken back. */
function SendQuestion({ shown, siteName, subscribers, onSend, onCancel }: SendQuestionProps) {
  const { title, message, link } = shown;
  return (
    <ConfirmDialog
      isOpen
      title={words.sendItNow}
      text={words.sendItTo(browsers(subscribers))}
      confirmLabel={words.sendNow}
      confirmTone="ink"
      onConfirm={onSend}
      onCancel={onCancel}
    >
      <figure
        aria-label={words.asPhonesShowIt}
        className="mt-4 rounded-2 border border-rule bg-wash px-4 py-3 wrap-anywhere"
      >
        <p className="text-meta">{siteName}</p>
        <p className="line-clamp-2 font-semibold">{title}</p>
        <p className="line-clamp-4 text-ui">{message}</p>
        <figcaption className="mt-2 text-meta">
          {link ? words.pressLeadsTo(link) : words.pressLeadsHome}
        </figcaption>
      </figure>
    </ConfirmDialog>
  );
}

interface NotificationFormProps {
  /** Number of subscribed browsers. */
  subscribers: number;
}

/** Form that sends a notification. */
export function NotificationForm({ subscribers }: NotificationFormProps) {
  const { run, isBusy, failure } = useWork();
  const { edition, settings } = useBackOffice().site;
  const [isAsked, setAsked] = useState(false);
  const work = useFormWork(
    { collection: 'notifications', recordId: 'new' },
    { fields: empty },
    (fields) => fields.title || words.newNotification,
  );
  const { fields, left } = work;
  const form = useRef<HTMLFormElement>(null);

  const { title = '', message = '', link = '' } = fields;

  async function send(): Promise<void> {
    setAsked(false);
    const sending = () => adminClient().ask('POST /admin/notifications', { title, message, link });
    const said = (receipt: NotificationReceipt) =>
      edition === 'browser'
        ? {
            title: words.notificationSentSimulation,
            text: words.simulatedSending(title.trim()),
          }
        : { title: words.notificationSent, text: sentInWords(receipt) };
    const sent = await run(sending, said, () => work.finish(fields));
    if (!sent) return;
    if (edition === 'browser') showNotification(sent);
    else void followSending(sent, words.notificationSent);
    work.restart({ fields: empty });
    focusFirstField(form.current);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.notification}
      onSubmit={(event) => {
        event.preventDefault();
        const isWritten = title.trim() !== '' && message.trim() !== '';
        if (isWritten && edition === 'server' && subscribers > 0) setAsked(true);
        else void send();
      }}
      className="grid max-w-[40rem] gap-4 border-ink border-t-2 pt-5"
    >
      {left ? (
        <UnsavedWorkBanner
          left={left}
          shown={fields}
          describe={describePlain(declared)}
          onRestore={work.restore}
          onDiscard={work.refuse}
        />
      ) : null}
      <p className="text-ink-2">
        {edition === 'browser' ? simulated : audienceInWords(subscribers)}
      </p>
      <PlainInputs
        fields={declared}
        values={fields}
        onChange={work.change}
        errorOf={(name) => (failure?.field === name ? failure.detail : undefined)}
      />
      <div>
        <Button
          type="submit"
          size="small"
          aria-disabled={isBusy}
          className="pointer-coarse:min-h-11"
        >
          {isBusy ? words.sending : words.sendNotification}
        </Button>
      </div>
      {work.question}
      {isAsked ? (
        <SendQuestion
          shown={{ title: title.trim(), message: message.trim(), link: link.trim() }}
          siteName={settings.siteName}
          subscribers={subscribers}
          onSend={() => void send()}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </form>
  );
}
