import { useState } from 'react';
import type { FrontPlan } from '#core/front/front-plan.ts';
import type { WaitingLaunch } from '#core/front/launch-at.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/front-words.ts';
import { useSiteHour } from '../articles/list/due-cell.tsx';
import { HourQuestion } from '../articles/moves/hour-question.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';

type Plan = Pick<FrontPlan, 'pins' | 'off'>;

interface LaunchAtProps {
  /** Id of the front's plan. */
  front: string;
  plan: Plan;
  onScheduled: () => void;
}

/** Button that asks for the hour at which the draft is launched. */
export function LaunchAt({ front, plan, onScheduled }: LaunchAtProps) {
  const [isOpen, setOpen] = useState(false);
  const { run } = useWork();
  const hourOf = useSiteHour();
  async function schedule(at: string): Promise<void> {
    const scheduled = await run(
      () => adminClient().ask('POST /admin/front/:front/launches', { ...plan, front, at }),
      { title: words.launchScheduled, text: words.theDraftLaunchesAt(hourOf(at)) },
    );
    if (!scheduled) return;
    setOpen(false);
    onScheduled();
  }
  return (
    <>
      <Button
        tone="line"
        size="small"
        onClick={() => setOpen(true)}
        className="pointer-coarse:min-h-11"
      >
        {words.launchAt}
      </Button>
      {isOpen ? (
        <HourQuestion
          articleId={undefined}
          about={words.theFront}
          onSchedule={(at) => void schedule(at)}
          onCancel={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface ScheduledLaunchesProps {
  /** Id of the front's plan. */
  front: string;
  launches: readonly WaitingLaunch[];
  onShow: (plan: Plan) => void;
  onChanged: () => void;
}

/** Launches that wait for their hour. */
export function ScheduledLaunches({ front, launches, onShow, onChanged }: ScheduledLaunchesProps) {
  const { run } = useWork();
  const hourOf = useSiteHour();
  if (launches.length === 0) return null;
  async function cancel(id: string): Promise<void> {
    await run(() => adminClient().ask('DELETE /admin/front/:front/launches/:id', { front, id }), {
      title: words.launchCancelled,
      text: words.readersKeepTheFront,
    });
    onChanged();
  }
  return (
    <section aria-label={words.scheduledLaunches} className="mb-4">
      <ul className="border-rule border-t">
        {launches.map(({ id, at, by, plan }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b py-1.5"
          >
            <span className="min-w-0 flex-[1_1_14rem]">
              {words.launchesAt(hourOf(at), by?.name ?? '')}
            </span>
            <Button
              tone="line"
              size="small"
              aria-label={words.showInDraftNamed(hourOf(at))}
              onClick={() => onShow(plan)}
              className="pointer-coarse:min-h-11"
            >
              {words.showInDraft}
            </Button>
            <Button
              tone="line"
              size="small"
              aria-label={words.cancelLaunchNamed(hourOf(at))}
              onClick={() => void cancel(id)}
              className="pointer-coarse:min-h-11"
            >
              {words.cancelLaunch}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
