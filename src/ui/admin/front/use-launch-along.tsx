import { type ReactNode, useState } from 'react';
import type { ArticleCard } from '#core/article/article-card.ts';
import { BREAKING_LENGTH } from '#core/breaking/breaking-line.ts';
import { cutText } from '#core/locale/graphemes.ts';
import { articlePath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/front-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useWork } from '../parts/api/use-work.ts';

interface LaunchAlong {
  /** Boxes beside *Launch*. */
  boxes: ReactNode;
  /** Does what is ticked for the lead of the launched front, and unticks it. */
  carryOut: () => Promise<void>;
}

/** Messages that may go out with a launch: a notification of the first story, and its headline as the breaking line. */
export function useLaunchAlong(lead: ArticleCard | undefined, isHome: boolean): LaunchAlong {
  const [notifies, setNotifies] = useState(false);
  const [breaks, setBreaks] = useState(false);
  const { run } = useWork();
  const box = (label: string, isOn: boolean, set: (isOn: boolean) => void) => (
    <label className="inline-flex min-h-9 items-center gap-2 text-ui pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!lead}
        onChange={({ target }) => set(target.checked)}
        className="check-box"
      />
      {label}
    </label>
  );
  return {
    boxes: (
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">{words.withTheLaunch}</legend>
        {box(isHome ? words.notifyReaders : words.notifyReadersOfFirst, notifies, setNotifies)}
        {box(isHome ? words.asBreakingLine : words.firstAsBreakingLine, breaks, setBreaks)}
      </fieldset>
    ),
    carryOut: async () => {
      if (!lead) return;
      setNotifies(false);
      setBreaks(false);
      if (breaks) {
        const text = cutText(lead.title, BREAKING_LENGTH);
        await run(
          () =>
            adminClient().ask('POST /admin/breaking-line', {
              ...{ text, link: articlePath(lead), look: 'breaking' },
            }),
          { title: words.success, text: words.breakingLineIsSet },
        );
      }
      if (notifies) {
        await run(
          () => adminClient().ask('POST /admin/articles/:id/notification', { id: lead.id }),
          { title: words.success, text: words.readersAreNotified(lead.title) },
        );
      }
    },
  };
}
