import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { patterns } from '#ui/routes.ts';

const FORM_ID = 'confirm-address';

/** Note that the e-mail address is unconfirmed, with a button that sends the letter again. */
export function UnconfirmedNote({ email }: { email: string }) {
  const { isBusy } = useSentForm(FORM_ID);
  return (
    <PostForm id={FORM_ID} action={patterns.profile} className="mt-5 bg-wash p-5">
      <input type="hidden" name="intent" value="confirm-address" />
      <p className="mb-3 max-w-[58ch] text-pretty">
        {`Your address is not confirmed yet. We sent a letter to ${email}: please follow the link in it.`}
      </p>
      <Button type="submit" tone="line" size="small" aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send Again'}
      </Button>
    </PostForm>
  );
}
