import { type ReactNode, useState } from 'react';
import type { Article } from '#core/article/article.ts';
import {
  type ListedVersion,
  NEWEST_VERSION,
} from '#core/article/published-versions/versions-page.ts';
import { Button } from '#ui/kit/design/button.tsx';
import * as words from '#ui/words/admin/article-dialogs-words.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useLoaded } from '../../parts/api/use-loaded.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { ListDialog } from '../../parts/dialog/list-dialog.tsx';
import { Instant } from '../../parts/instant.tsx';
import type { MenuEntry } from '../../parts/menu/menu-button.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { ReasonQuestion } from '../moves/reason-question.tsx';

const REASON_MISSING = words.sayWhyItIsWithheld;

const eventOf = ({ id, isFirst, correction, withheld }: ListedVersion): string => {
  if (withheld) return words.withheld(withheld);
  const happened = isFirst
    ? words.firstPublished
    : correction
      ? words.correctedWith(correction)
      : words.changedWithoutANote;
  return id === NEWEST_VERSION ? words.readersHaveItNow(happened) : happened;
};

interface VersionRowProps {
  version: ListedVersion;
  onWithhold: () => void;
  onShow: () => void;
}

function VersionRow({ version, onWithhold, onShow }: VersionRowProps) {
  const { id, at = '', withheld } = version;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-2.5 wrap-anywhere">
      <span className="min-w-[min(14rem,100%)] flex-1">
        <b className="font-semibold">
          <Instant at={at} />
        </b>
        <span className="block text-meta">{eventOf(version)}</span>
      </span>
      {id === NEWEST_VERSION ? null : (
        <Button
          tone="line"
          size="small"
          onClick={withheld ? onShow : onWithhold}
          className="pointer-coarse:min-h-11"
        >
          {withheld ? words.showAgain : words.withholdDots}
        </Button>
      )}
    </li>
  );
}

interface PublishedVersionsDialogProps {
  article: Article;
  onClose: () => void;
}

/** The versions that readers can compare; each but the newest can be withheld from them, with a reason. */
function PublishedVersionsDialog({ article, onClose }: PublishedVersionsDialogProps) {
  const { id, title } = article;
  const { edition } = useBackOffice().site;
  const loaded = useLoaded(id, async () => {
    const { versions } = await adminClient().ask('GET /admin/articles/:id/published-versions', {
      id,
    });
    return versions;
  });
  const { run } = useWork();
  const [asked, setAsked] = useState<ListedVersion>();
  const withhold = async (versionId: string, reason: string): Promise<void> => {
    setAsked(undefined);
    await run(
      () =>
        adminClient().ask('PUT /admin/articles/:id/published-versions/:versionId/withheld', {
          ...{ id, versionId, reason },
        }),
      { title: words.success, text: words.readersNoLongerSee },
    );
    loaded.reload();
  };
  const show = async (versionId: string): Promise<void> => {
    await run(
      () =>
        adminClient().ask('DELETE /admin/articles/:id/published-versions/:versionId/withheld', {
          ...{ id, versionId },
        }),
      { title: words.success, text: words.readersCanCompareThisVersion },
    );
    loaded.reload();
  };
  return (
    <>
      <ListDialog
        title={words.publishedVersions}
        about={
          edition === 'browser' ? words.readersCanCompareThem : words.readersCanCompareThemWithhold
        }
        loaded={loaded}
        empty={words.theArticleWasNotPublished}
        row={(version) => (
          <VersionRow
            key={version.id}
            version={version}
            onWithhold={() => setAsked(version)}
            onShow={() => void show(version.id)}
          />
        )}
        onClose={onClose}
      />
      {asked ? (
        <ReasonQuestion
          title={words.withholdThisVersion}
          about={title}
          label={words.reason}
          hint={words.aSentenceThatReadersSee}
          missing={REASON_MISSING}
          submitLabel={words.withhold}
          onGive={(reason) => void withhold(asked.id, reason)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

interface PublishedVersionsControls {
  entries: MenuEntry[];
  /** The open dialog; render it outside the editor's form. */
  dialog: ReactNode;
}

/** Entry of the editor's menu that opens what readers can compare of a published article. */
export function usePublishedVersions(article: Article | undefined): PublishedVersionsControls {
  const [isOpen, setOpen] = useState(false);
  if (!article) return { entries: [], dialog: null };
  return {
    entries: [{ label: words.publishedVersionsDots, onChoose: () => setOpen(true) }],
    dialog: isOpen ? (
      <PublishedVersionsDialog article={article} onClose={() => setOpen(false)} />
    ) : null,
  };
}
