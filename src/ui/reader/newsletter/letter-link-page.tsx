import { Button } from '#ui/kit/design/button.tsx';
import { PostForm } from '#ui/kit/design/post-form.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { useSentForm } from '#ui/kit/stores/sent-form.ts';
import { useSite } from '#ui/site-route.tsx';

/** Token in the link of an e-mail. */
export const tokenIn = (address: string): string =>
  new URL(address).searchParams.get('token') ?? '';

/** Adds the token of the opened link, taken from `search`, to the path of a form. */
export const withToken = (path: string, search: string): string =>
  `${path}?token=${encodeURIComponent(new URLSearchParams(search).get('token') ?? '')}`;

interface LetterLinkPageProps {
  id: string;
  /** Address that the form posts to: that of the e-mail's link. */
  action: string;
  path: string;
  heading: string;
  text: string;
  button: string;
}

/**
 * Page behind a link of an e-mail. Only its button acts, because link scanners open every link.
 */
export function LetterLinkPage({ id, action, path, heading, text, button }: LetterLinkPageProps) {
  const { siteName } = useSite().site.settings;
  const { isBusy, refusal } = useSentForm(id);
  return (
    <div className="wrap pt-8 pb-4 md:pt-12 md:pb-6">
      <PageHead
        title={`${heading} - ${siteName}`}
        siteName={siteName}
        path={path}
        description={text}
        isUnlisted
      />
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-3 max-w-[58ch] text-standfirst">{refusal ?? text}</p>
      {refusal === undefined && (
        <PostForm id={id} action={action} className="mt-6">
          <Button type="submit" aria-disabled={isBusy}>
            {button}
          </Button>
        </PostForm>
      )}
    </div>
  );
}
