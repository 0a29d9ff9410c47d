import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/static-pages-words.ts';
import { useIsExported } from '../page/server-page.ts';
import { useSiteFacts } from './site-facts.ts';

/** Id of the form; a page has one at most. */
export const CONTACT_FORM = 'contact';

/** Form that writes to the newsroom; cleared after success. */
function MessageForm() {
  const isInPage = useSiteFacts()?.edition === 'browser';
  const { errorOf, typedIn, isBusy, isDone } = useSentForm(CONTACT_FORM);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <PostForm
      ref={form}
      id={CONTACT_FORM}
      action={patterns.contact}
      className="grid gap-4.5 font-sans text-[0.9375rem]/[1.375rem]"
    >
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-6">
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={typedIn('name')}
          error={errorOf('name')}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typedIn('email')}
          error={errorOf('email')}
        />
      </div>
      <TextField
        label={words.subject}
        name="subject"
        required
        defaultValue={typedIn('subject')}
        error={errorOf('subject')}
      />
      <TextField
        label={words.message}
        name="message"
        rows={7}
        required
        defaultValue={typedIn('message')}
        error={errorOf('message')}
      />
      {isInPage && <p className="text-meta">{words.thisEditionCannotSendE}</p>}
      <Button type="submit" aria-disabled={isBusy} className="justify-self-start max-sm:w-full">
        {isBusy ? words.sending : words.sendMessage}
      </Button>
    </PostForm>
  );
}

/** Contact form of the newsroom. Wherever it stands, the contact page answers it; an exported site can take no messages. */
export function ContactForm() {
  const isExported = useIsExported();
  const address = useSiteFacts()?.settings.contactEmail ?? '';
  return isExported ? <p>{words.thisCopyTakesNoMessages(address)}</p> : <MessageForm />;
}
