import { useEffect, useState } from 'react';
import { dayAt } from '#core/locale/calendar-days.ts';
import { inList } from '#core/locale/in-list.ts';
import { counted } from '#core/locale/plural.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { titleOf } from '../list/desk-cells.tsx';
import { useSiteZone } from '../list/due-cell.tsx';

interface OthersDueProps {
  /** Instant of the schedule, ISO 8601. */
  dueAt: string;
  /** The article that is scheduled; it is no other one. */
  articleId: string | undefined;
}

/** Says which other articles go out at an instant. */
export function OthersDue({ dueAt, articleId }: OthersDueProps) {
  const zone = useSiteZone();
  const [titles, setTitles] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const week = dayAt(Date.parse(dueAt), zone);
    adminClient()
      .ask('GET /admin/desk/schedule', { week })
      .then(({ scheduled }) => {
        if (!isCurrent) return;
        const others = scheduled.filter((row) => row.dueAt === dueAt && row.id !== articleId);
        setTitles(others.map(titleOf));
      }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [dueAt, articleId, zone]);
  if (titles.length === 0) return null;
  const number = counted(titles.length, {
    one: 'other article goes',
    other: 'other articles go',
  });
  return <p className="text-meta wrap-anywhere">{`${number} out then: ${inList(titles)}.`}</p>;
}
