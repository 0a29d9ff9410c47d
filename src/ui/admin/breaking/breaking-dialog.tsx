import { type ReactNode, useState } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { Article } from '#core/article/article.ts';
import {
  BREAKING_HOURS,
  BREAKING_LENGTH,
  type breakingLooks,
} from '#core/breaking/breaking-line.ts';
import { dateAndTime } from '#core/locale/dates.ts';
import { cutText } from '#core/locale/graphemes.ts';
import { counted } from '#core/locale/plural.ts';
import { wallTimeAt } from '#core/locale/wall-time.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { articlePath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/people-words.ts';
import { useSiteZone } from '../articles/list/due-cell.tsx';
import { instantOf, typedTime, WallTimeInput } from '../articles/moves/hour-question.tsx';
import { QuestionForm } from '../articles/moves/question-form.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';
import { SelectField, TextInput } from '../parts/form/form-field.tsx';
import type { MenuEntry } from '../parts/menu/menu-button.tsx';
import { useBackOffice, useRole } from '../shell/back-office-route.tsx';

type Look = (typeof breakingLooks)[number];

const lookNames: Record<Look, string> = {
  breaking: words.breakingInSun,
  developing: words.developingOnPaper,
};

/** Choice that leaves the end of the line that is replaced. */
const KEEP = 'keep';

/** Choice that asks for the hour. */
const AT = 'at';

const HOUR = 60 * 60 * 1000;

const endsOffered = {
  ...Object.fromEntries(
    [1, 2, BREAKING_HOURS, 6, 12, 24].map((hours) => [
      hours,
      words.after(counted(hours, words.hours)),
    ]),
  ),
  [AT]: words.atAnHour,
};

export interface BreakingDraft {
  text: string;
  link: string;
}

interface BreakingDialogProps {
  /** Text and address to begin with, such as those of an article. */
  draft?: BreakingDraft;
  onClose: () => void;
}

/** Sets or removes the line above the header of every page. */
export function BreakingDialog({ draft, onClose }: BreakingDialogProps) {
  const { breaking } = useBackOffice().site;
  const { run, isBusy, failure } = useWork();
  const [text, setText] = useState(cutText(draft?.text ?? breaking?.text ?? '', BREAKING_LENGTH));
  const [link, setLink] = useState(draft?.link ?? breaking?.link ?? '');
  const [look, setLook] = useState<Look>(breaking?.look ?? 'breaking');
  const zone = useSiteZone();
  const [end, setEnd] = useState(breaking ? KEEP : String(BREAKING_HOURS));
  const [typed, setTyped] = useState(() =>
    typedTime(wallTimeAt(Date.now() + BREAKING_HOURS * HOUR, zone)),
  );
  const until = end === AT ? instantOf(typed, zone)?.instant.toISOString() : undefined;
  const [isAsked, setAsked] = useState(false);
  const isIncomplete = end === AT && until === undefined;
  const refusedEnd = failure?.field === 'until' ? failure.detail : undefined;
  const endError = isAsked && isIncomplete ? words.pleaseGiveDayAndHour : refusedEnd;
  const carryOut = async (work: () => Promise<object>, done: string): Promise<void> => {
    const saved = await run(work, { title: words.success, text: done });
    if (saved !== undefined) onClose();
  };
  return (
    <QuestionForm
      title={words.breakingLine}
      about={words.itAppearsAboveTheHeader}
      submitLabel={breaking ? words.replaceTheLine : words.setTheLine}
      onSubmit={() => {
        setAsked(true);
        if (isBusy || isIncomplete) return;
        void carryOut(
          () =>
            adminClient().ask('POST /admin/breaking-line', {
              ...{ text, link, look },
              ...(until && { until }),
              ...(end === KEEP || end === AT ? {} : { hours: Number(end) }),
            }),
          words.theLineIsOnEvery,
        );
      }}
      onCancel={onClose}
    >
      <TextInput
        label={words.line}
        hint={words.ofCharacters(text.length, BREAKING_LENGTH)}
        rows={2}
        required
        value={text}
        onChange={setText}
        error={failure?.field === 'text' ? failure.detail : undefined}
      />
      <TextInput
        label={words.leadsTo}
        hint={words.aPathOfThisSite}
        value={link}
        onChange={setLink}
        error={failure?.field === 'link' ? failure.detail : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={words.colour}
          value={look}
          onChange={(next) => setLook(next === 'developing' ? 'developing' : 'breaking')}
          options={lookNames}
        />
        <SelectField
          label={words.ends}
          value={end}
          onChange={setEnd}
          options={
            breaking
              ? { [KEEP]: words.asNow(dateAndTime(new Date(breaking.until))), ...endsOffered }
              : endsOffered
          }
        />
      </div>
      {end === AT ? (
        <WallTimeInput
          labels={[words.endDay, words.endHour]}
          value={typed}
          onChange={setTyped}
          error={endError}
        />
      ) : null}
      {breaking ? (
        <Button
          tone="line"
          size="small"
          onClick={() =>
            void carryOut(
              () => adminClient().ask('DELETE /admin/breaking-line/:at', { at: breaking.at }),
              words.theLineWasRemoved,
            )
          }
          className="justify-self-start pointer-coarse:min-h-11"
        >
          {words.removeTheLineNow}
        </Button>
      ) : null}
    </QuestionForm>
  );
}

/** Button of the dashboard that opens the dialog of the breaking line. */
export function BreakingButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="line"
        size="small"
        onClick={() => setOpen(true)}
        className="rounded-2 pointer-coarse:min-h-11"
      >
        {words.breakingLineDots}
      </Button>
      {isOpen ? <BreakingDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface BreakingControls {
  entries: MenuEntry[];
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Entry of an article's menu that opens the breaking line with its headline, for editors. */
export function useBreakingEntry(published: Article | undefined): BreakingControls {
  const [isOpen, setOpen] = useState(false);
  const isEditor = isAtLeast(useRole(), 'editor');
  if (!published || !isEditor) return { entries: [], dialog: null };
  const draft = { text: published.title, link: articlePath(published) };
  return {
    entries: [{ label: words.breakingLineDots, onChoose: () => setOpen(true) }],
    dialog: isOpen ? <BreakingDialog draft={draft} onClose={() => setOpen(false)} /> : null,
  };
}
