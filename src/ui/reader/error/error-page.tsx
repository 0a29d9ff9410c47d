import { ButtonLink } from '#ui/kit/design/button.tsx';
import { patterns } from '#ui/routes.ts';
import type { ShownFailure } from './failure.ts';

interface ErrorPageProps {
  failure: ShownFailure;
  /** Address of the failed page, for another try. */
  here: string;
  siteName: string;
}

/** Error page for readers. */
export function ErrorPage({ failure, here, siteName }: ErrorPageProps) {
  const { title = 'Unexpected Application Error' } = failure;
  return (
    <div className="wrap pt-10">
      <title>{`${title} - ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div role="alert" className="border-t-2 border-strong pt-5">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-2 max-w-[56ch] text-ink-2">{failure.message}</p>
      </div>
      <p className="mt-2 max-w-[56ch] text-ink-2">
        Try the page again, or go back to the homepage.
      </p>
      <p className="mt-[1.125rem] flex flex-wrap gap-3">
        {/* `target` forces a document load; navigating in the page would keep the broken state. */}
        <ButtonLink href={here} target="_self">
          Try again
        </ButtonLink>
        <ButtonLink href={patterns.home} target="_self" tone="line">
          Go Back to Homepage
        </ButtonLink>
      </p>
      {failure.trace && (
        <pre className="mt-8 overflow-x-auto bg-wash p-4 text-ui whitespace-pre-wrap">
          {failure.trace}
        </pre>
      )}
    </div>
  );
}
