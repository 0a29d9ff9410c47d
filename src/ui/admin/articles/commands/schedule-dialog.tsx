import { useState } from 'react';
import { draftIn } from '#core/article/desk/desk.ts';
import { wallTimeAt } from '#core/locale/wall-time.ts';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { SwitchField } from '../../parts/form/switch-field.tsx';
import { checksOf } from '../editor/article-measures.ts';
import { useSiteHour, useSiteZone } from '../list/due-cell.tsx';
import {
  HourQuestion,
  instantOf,
  type TypedTime,
  typedTime,
  WallTimeInput,
} from '../moves/hour-question.tsx';
import type { CommandContext, CommandDialogProps } from './article-command.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Typed end to begin with: the present one, or a week from now. */
const firstEnd = (endsAt: string | undefined, zone: string): TypedTime =>
  typedTime(wallTimeAt(endsAt ? Date.parse(endsAt) : Date.now() + 7 * DAY, zone));

/** What is missing in the article, which is no reason against a schedule. */
function Missing({ fields }: Pick<CommandContext, 'fields'>) {
  const missing = checksOf(fields).filter(({ isGood }) => !isGood);
  return missing.length === 0 ? null : (
    <ul className="grid list-disc gap-1 border-rule border-t pt-3 ps-5 text-label">
      {missing.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Asks for the hour of a publication, its embargo and its end. */
export function ScheduleDialog({ context, give, onClose }: CommandDialogProps) {
  const { copy, fields, rights, state } = context;
  const draft = draftIn(copy);
  const zone = useSiteZone();
  const hour = useSiteHour();
  const [isEmbargoed, setEmbargoed] = useState(state.isEmbargoed);
  const [hasEnd, setHasEnd] = useState(copy?.endsAt !== undefined);
  const [end, setEnd] = useState(() => firstEnd(copy?.endsAt, zone));
  const [error, setError] = useState<string>();
  const isHeld = state.isEmbargoed && !rights.mayEndEmbargo;

  function schedule(dueAt: string): void {
    const endsAt = hasEnd ? instantOf(end, zone)?.instant.toISOString() : null;
    if (endsAt === undefined) setError(words.pleaseGiveADay);
    else if (endsAt && endsAt <= dueAt) setError(words.theEndMustComeAfter);
    else {
      const input = { dueAt, endsAt, ...(!isHeld && { isEmbargoed }) };
      give({ command: 'schedule', input, done: words.articleScheduledWith(hour(dueAt)) });
    }
  }

  return (
    <HourQuestion
      articleId={copy?.id}
      about={fields.title.trim() || words.untitled}
      dueAt={draft?.dueAt}
      onSchedule={schedule}
      onCancel={onClose}
    >
      {isHeld && draft?.embargoedUntil ? (
        <p className="border-rule border-t pt-3 text-ink-2">
          {words.underEmbargoUntilOnlyOwners(hour(draft.embargoedUntil))}
        </p>
      ) : (
        <div className="border-rule border-t pt-3">
          <SwitchField
            label={words.embargo}
            hint={words.nobodyBelowOwnerCanBring}
            isOn={isEmbargoed}
            onChange={setEmbargoed}
          />
        </div>
      )}
      <div className="grid gap-3 border-rule border-t pt-3">
        <SwitchField label={words.ends} hint={words.atTheEnd} isOn={hasEnd} onChange={setHasEnd} />
        {hasEnd ? (
          <WallTimeInput
            labels={[words.lastDay, words.lastHour]}
            value={end}
            onChange={setEnd}
            error={error}
          />
        ) : null}
      </div>
      <Missing fields={fields} />
    </HourQuestion>
  );
}
