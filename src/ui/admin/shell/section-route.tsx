import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { Problem } from '#api/problem.ts';
import { ButtonLink } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/shell-words.ts';
import { AdminPage } from '../parts/page-frame.tsx';

/** Title and text for an error: those of a `Problem`, otherwise general ones. */
function wordsOf(error: unknown): { title?: string; text: string } {
  if (error instanceof Problem) {
    const { code, title, detail } = error.details;
    return { ...(code === 'unexpected' ? {} : { title }), text: detail };
  }
  const text =
    error instanceof Error && /dynamically imported module|module script/i.test(error.message)
      ? words.partNotLoaded
      : words.somethingWentWrong;
  return { text };
}

/** Error page of a section; the navigation stays. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { title = words.unexpectedApplicationError, text } = wordsOf(error);
  useEffect(() => console.error(`The page at ${here} failed.`, error), [error, here]);
  return (
    <AdminPage title={title}>
      <div className="border-strong border-t-2 pt-4">
        <p role="alert" className="mb-4 max-w-[56ch] text-ink-2">
          {text}
        </p>
        {/* `target` forces a document load; navigating in the page would keep the broken state. */}
        <ButtonLink href={here} target="_self" size="small" className="rounded-2">
          {words.tryAgain}
        </ButtonLink>
      </div>
    </AdminPage>
  );
}
