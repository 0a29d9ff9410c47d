import { PageHeading } from '#ui/kit/design/page-heading.tsx';
import { PageHead } from '#ui/kit/page/page-head.tsx';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/offline-words.ts';

/** Page without a connection; the service worker keeps it, and adds the pages that it has (`worker/offline-worker.ts`). */
export function Component() {
  const { siteName } = useSite().site.settings;
  return (
    <>
      <PageHead
        title={words.offlineTitle(siteName)}
        siteName={siteName}
        path={patterns.offline}
        description={words.thereIsNoConnection}
        isUnlisted
      />
      <div className="wrap pb-12" data-notice={words.keptPage}>
        <PageHeading>{words.noConnection}</PageHeading>
        <p className="mb-6 max-w-prose text-body">{words.thereIsNoConnection}</p>
        <ul data-kept="" className="grid max-w-prose gap-3 text-h4 [&_a]:underline" />
      </div>
    </>
  );
}
