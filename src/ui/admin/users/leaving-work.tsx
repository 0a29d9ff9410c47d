import { roleNames } from '#core/account/role.ts';
import { counted, inList } from '#core/locale/plural.ts';
import * as words from '#ui/words/admin/staff-people-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { SelectField } from '../parts/form/form-field.tsx';

interface LeavingWorkProps {
  person: { id: string; name: string };
  /** Id of the account to which the work goes; '' for nobody. */
  heir: string;
  onHeir: (id: string) => void;
}

/** Numbers of drafts, reviews and schedules of somebody who leaves, with the choice of an heir. */
export function LeavingWork({ person: { id, name }, heir, onHeir }: LeavingWorkProps) {
  const { value: work, failure } = useLoaded(id, () =>
    adminClient().ask('GET /admin/users/:userId/work', { userId: id }),
  );
  if (failure) return <p className="mt-3 text-ui text-warn">{failure.detail}</p>;
  if (!work) return <p className="mt-3 min-h-6" />;
  const waiting = [
    { count: work.drafts, forms: words.drafts },
    { count: work.reviews, forms: words.reviews },
    { count: work.scheduled, forms: words.scheduledStories },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) {
    return <p className="mt-3 text-ink-2 text-ui">{words.nothingWaits(name)}</p>;
  }
  const heirs = work.heirs.map((one) => [one.id, `${one.name}, ${roleNames[one.role]}`]);
  return (
    <div className="mt-3 grid gap-3 text-ui">
      <p className="text-ink-2">
        {words.workWaits(name, inList(waiting.map(({ count, forms }) => counted(count, forms))))}
        {work.scheduled > 0 && ` ${words.schedulesFail}`}
      </p>
      <SelectField
        label={words.handItTo}
        options={{ '': words.nobodyYet, ...Object.fromEntries(heirs) }}
        value={heir}
        onChange={onHeir}
      />
    </div>
  );
}
