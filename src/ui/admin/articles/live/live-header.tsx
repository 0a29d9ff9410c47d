import { useState } from 'react';
import { isAtLeast } from '#core/account/role.ts';
import type { LiveDesk } from '#core/article/live/live-page.ts';
import { BREAKING_LENGTH } from '#core/breaking/breaking-line.ts';
import { Button, ButtonLink } from '#ui/kit/design/button.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Sentence } from '#ui/kit/design/sentence.tsx';
import { articleEditorPath, articlePath } from '#ui/routes.ts';
import * as words from '#ui/words/admin/live-desk-words.ts';
import { BreakingDialog } from '../../breaking/breaking-dialog.tsx';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { useRole } from '../../shell/back-office-route.tsx';
import { StageGlyph } from '../list/stage-name.tsx';

interface LiveHeaderProps {
  id: string;
  desk: LiveDesk;
}

/** Header of the live desk: state, headline, and what ends or accompanies the live blog. */
export function LiveHeader({ id, desk }: LiveHeaderProps) {
  const { title, slug, isPublic, mayPost, startedAt, endedAt } = desk;
  const { run, isBusy } = useWork();
  const [isEnding, setEnding] = useState(false);
  const [isBreaking, setBreaking] = useState(false);
  const isEditor = isAtLeast(useRole(), 'editor');
  const isLive = startedAt !== undefined && endedAt === undefined;
  const path = articlePath({ id, slug });
  const end = (): void => {
    setEnding(false);
    void run(() => adminClient().ask('PUT /admin/articles/:id/live/end', { id }), {
      title: words.success,
      text: words.theLiveBlogHasEnded,
    });
  };
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b px-4">
      <a
        href={articleEditorPath(id)}
        aria-label={words.backToTheArticle}
        className="icon-button -ms-2.5"
      >
        <Icon name="arrow-left" />
      </a>
      {isLive ? (
        <b className="inline-flex items-center gap-2">
          <StageGlyph stage="published" />
          {words.live}
        </b>
      ) : null}
      <h1 className="min-w-0 flex-1 truncate text-ink-2 text-ui">{title || words.untitled}</h1>
      {isPublic ? (
        <ButtonLink
          tone="line"
          size="small"
          href={path}
          target="_blank"
          className="pointer-coarse:min-h-11"
        >
          <span>
            <Sentence
              words={words.viewPage}
              slots={{ wide: (wide) => <span className="max-md:sr-only">{wide}</span> }}
            />
          </span>
        </ButtonLink>
      ) : null}
      {isLive && isEditor ? (
        <Button
          tone="line"
          size="small"
          onClick={() => setBreaking(true)}
          className="max-md:hidden pointer-coarse:min-h-11"
        >
          {words.breakingLine}
        </Button>
      ) : null}
      {isLive && mayPost ? (
        <Button
          tone="line"
          size="small"
          disabled={isBusy}
          onClick={() => setEnding(true)}
          className="pointer-coarse:min-h-11"
        >
          {words.endLive}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isEnding}
        title={words.endThisLiveBlog}
        text={words.itsEntriesStay}
        confirmLabel={words.endLive}
        confirmTone="ink"
        onConfirm={end}
        onCancel={() => setEnding(false)}
      />
      {isBreaking ? (
        <BreakingDialog
          draft={{ text: title.slice(0, BREAKING_LENGTH), link: path }}
          onClose={() => setBreaking(false)}
        />
      ) : null}
    </header>
  );
}
