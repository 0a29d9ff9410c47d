import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { FrontEditor } from './front-editor.tsx';

export function Component() {
  // The site is read again after every change, wherever it was made.
  const { site } = useBackOffice();
  const { value, failure, reload } = useLoaded(
    'front',
    () => adminClient().ask('GET /admin/front'),
    {
      after: site,
    },
  );
  return (
    <AdminPage title={words.front}>
      {failure ? (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-3">
          <p>{words.frontNotLoaded(failure.detail)}</p>
          <Button tone="line" size="small" onClick={reload}>
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
      {value ? <FrontEditor desk={value} onLaunched={reload} /> : null}
    </AdminPage>
  );
}
