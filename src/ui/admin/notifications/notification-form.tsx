import { type FormEvent, useRef, useState } from 'react';
import { answerOf } from '#api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/text-field.tsx';
import { adminClient } from '../parts/admin-client.ts';
import { formValues } from '../parts/form-values.ts';
import { useLeaveQuestion } from '../parts/use-leave-question.tsx';
import { useWork } from '../parts/use-work.ts';
import { showNotification } from './show-notification.ts';

const names = ['title', 'message', 'link'] as const;

function notificationIn(form: HTMLFormElement) {
  const { title = '', message = '', link = '' } = formValues(form, names);
  return { title, message, link };
}

/** Sends a notification; this edition has nobody to send it to, and says so. */
export function NotificationForm() {
  const { run, isBusy, failure } = useWork();
  const [isDirty, setIsDirty] = useState(false);
  const { question } = useLeaveQuestion(isDirty);
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const json = notificationIn(event.currentTarget);
    const sent = await run(() => answerOf(adminClient().notifications.$post({ json })), {
      title: 'Notification Sent! (Simulation)',
      text: `"${json.title.trim()}" would now be on its way to your readers.`,
    });
    if (!sent) return;
    showNotification(sent);
    form.current?.reset();
    setIsDirty(false);
    form.current?.querySelector('input')?.focus();
  }

  const errorOf = (name: string) => (failure?.field === name ? failure.detail : undefined);
  return (
    <form
      ref={form}
      noValidate
      aria-label="Notification"
      onSubmit={(event) => void send(event)}
      onInput={({ currentTarget }) =>
        setIsDirty(Object.values(notificationIn(currentTarget)).some(Boolean))
      }
      className="grid max-w-[40rem] gap-4 border-ink border-t-2 pt-5"
    >
      <p className="text-ink-2">
        This edition runs without a server and cannot reach readers' devices: sending is a
        simulation, shown on this device alone where notifications are allowed.
      </p>
      <TextField name="title" label="Title" required error={errorOf('title')} />
      <TextField name="message" label="Message" rows={4} required error={errorOf('message')} />
      <TextField
        name="link"
        label="Link (optional)"
        type="url"
        placeholder="https://"
        error={errorOf('link')}
      />
      <div>
        <Button
          type="submit"
          size="small"
          aria-disabled={isBusy}
          className="pointer-coarse:min-h-11"
        >
          {isBusy ? 'Sending…' : 'Send Notification'}
        </Button>
      </div>
      {question}
    </form>
  );
}
