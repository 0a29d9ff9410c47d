import { useSearchParams } from 'react-router';
import { HOMEPAGE } from '#core/front/front-plan.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useRecords } from '../parts/api/all-records.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { SelectField } from '../parts/form/form-field.tsx';
import { AdminPage } from '../parts/page-frame.tsx';
import { useBackOffice } from '../shell/back-office-route.tsx';
import { FrontEditor } from './front-editor.tsx';

/** The page `/admin/front`: the front of the homepage, or of the section in `?of=`. */
export function Component() {
  // The site is read again after every change, wherever it was made.
  const { site } = useBackOffice();
  const [parameters, setParameters] = useSearchParams();
  const front = parameters.get('of') ?? HOMEPAGE;
  const { value: sections = [] } = useRecords('categories');
  const { value, failure, reload } = useLoaded(
    `front ${front}`,
    () => adminClient().ask('GET /admin/front/:front', { front }),
    { after: site },
  );
  return (
    <AdminPage title={words.front}>
      <div className="mb-4 max-w-80">
        <SelectField
          label={words.frontOf}
          value={front}
          options={{
            [HOMEPAGE]: words.homepage,
            ...Object.fromEntries(sections.map(({ id, name }) => [id, name])),
          }}
          onChange={(of) => setParameters(of === HOMEPAGE ? {} : { of })}
        />
      </div>
      {failure ? (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-3">
          <p>{words.frontNotLoaded(failure.detail)}</p>
          <Button tone="line" size="small" onClick={reload}>
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
      {value ? <FrontEditor key={value.plan.id} desk={value} onLaunched={reload} /> : null}
    </AdminPage>
  );
}
