import { data, useLoaderData } from 'react-router';
import { Problem } from '#api/problem.ts';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { PreviewEnded, PreviewPage } from './preview-page.tsx';

/** Loads the article behind a preview link. For a link that ended, or never was, status 404. */
export async function loader(args: RouteArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  try {
    return data({ preview: await clientOf(args).ask('GET /preview', { token }) }, { status: 200 });
  } catch (error) {
    if (!(error instanceof Problem && error.details.kind === 'not-found')) throw error;
    return data({ preview: undefined }, { status: 404 });
  }
}

export function Component() {
  const { preview } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const { siteName } = site.settings;
  const title = preview ? `Preview: ${preview.article.title}` : 'Preview Link Ended';
  return (
    <>
      <PageHead
        title={`${title} - ${siteName}`}
        siteName={siteName}
        path={patterns.preview}
        description={`A preview of an article of ${siteName}.`}
        isUnlisted
      />
      {preview ? <PreviewPage preview={preview} site={site} /> : <PreviewEnded />}
    </>
  );
}
