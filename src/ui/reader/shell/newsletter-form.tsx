import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '../../routes.ts';

const FORM = 'newsletter';

/** Newsletter form in the footer; cleared after success. */
export function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null);
  const { refusal, confirmation, typedIn, isBusy, isDone } = useSentForm(FORM);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <PostForm
      ref={form}
      id={FORM}
      action={patterns.newsletter}
      isSentInPlace
      className="flex flex-wrap items-start gap-2"
    >
      <TextField
        name="email"
        label="Email address"
        isLabelHidden
        type="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        defaultValue={typedIn('email')}
        error={refusal}
        className="border-night-edge bg-transparent placeholder:text-night-ink-2 hover:border-white"
      />
      <Button tone="sun" type="submit" aria-disabled={isBusy}>
        Subscribe
      </Button>
      <p role="status" className="basis-full text-night-ink-2 empty:hidden">
        {confirmation}
      </p>
    </PostForm>
  );
}
