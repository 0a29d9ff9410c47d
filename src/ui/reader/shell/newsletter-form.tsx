import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { useFormIsBusy, useFormOutcome } from '#ui/kit/form-outcome.ts';
import { TextField } from '#ui/kit/text-field.tsx';
import { patterns } from '../../routes.ts';

const FORM = 'newsletter';

/** The newsletter's box in the footer; empties itself once the address is taken. */
export function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useFormOutcome(FORM);
  const isBusy = useFormIsBusy(FORM);
  useEffect(() => {
    if (outcome?.isDone) form.current?.reset();
  }, [outcome]);
  return (
    <form
      ref={form}
      id={FORM}
      method="post"
      action={patterns.newsletter}
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
        error={outcome && !outcome.isDone ? outcome.message : undefined}
        className="border-night-edge bg-transparent placeholder:text-night-ink-2 hover:border-white"
      />
      <Button tone="sun" type="submit" aria-disabled={isBusy}>
        Subscribe
      </Button>
    </form>
  );
}
