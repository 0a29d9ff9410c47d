import { useEffect, useState } from 'react';
import { type Problem, unexpectedProblem } from '#api/problem.ts';
import {
  type ListedVersion,
  NEWEST_VERSION,
} from '#core/article/published-versions/versions-page.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { Instant } from '../../parts/instant.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';
import { ReasonQuestion } from '../moves/reason-question.tsx';

const REASON_MISSING = 'Say why it is withheld.';

/** Loads the published versions of an article; `load` loads them again. */
function usePublishedVersions(articleId: string) {
  const [versions, setVersions] = useState<readonly ListedVersion[]>();
  const [failure, setFailure] = useState<Problem['details']>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads the versions again
  useEffect(() => {
    let isCurrent = true;
    adminClient()
      .ask('GET /admin/articles/:id/published-versions', { id: articleId })
      .then(
        (list) => isCurrent && setVersions(list.versions),
        (error: unknown) => isCurrent && setFailure(unexpectedProblem(error).details),
      );
    return () => {
      isCurrent = false;
    };
  }, [articleId, round]);
  return { versions, failure, load: () => setRound((before) => before + 1) };
}

const eventOf = ({ id, isFirst, correction, withheld }: ListedVersion): string => {
  if (withheld) return `Withheld. ${withheld}`;
  const happened = isFirst
    ? 'First published.'
    : correction
      ? `Corrected: ${correction}`
      : 'Changed without a note.';
  return id === NEWEST_VERSION ? `${happened} Readers have it now.` : happened;
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
          {withheld ? 'Show again' : 'Withhold…'}
        </Button>
      )}
    </li>
  );
}

interface PublishedVersionsDialogProps {
  articleId: string;
  title: string;
  onClose: () => void;
}

/** The versions that readers can compare; each but the newest can be withheld from them, with a reason. */
export function PublishedVersionsDialog(props: PublishedVersionsDialogProps) {
  const { articleId, title, onClose } = props;
  const { edition } = useBackOffice().site;
  const { versions, failure, load } = usePublishedVersions(articleId);
  const { run } = useWork();
  const [asked, setAsked] = useState<ListedVersion>();
  const withhold = async (versionId: string, reason: string): Promise<void> => {
    setAsked(undefined);
    await run(
      () =>
        adminClient().ask('PUT /admin/articles/:id/published-versions/:versionId/withheld', {
          ...{ id: articleId, versionId, reason },
        }),
      { title: 'Success', text: 'Readers no longer see this version.' },
    );
    load();
  };
  const show = async (versionId: string): Promise<void> => {
    await run(
      () =>
        adminClient().ask('DELETE /admin/articles/:id/published-versions/:versionId/withheld', {
          ...{ id: articleId, versionId },
        }),
      { title: 'Success', text: 'Readers can compare this version again.' },
    );
    load();
  };
  return (
    <>
      <Dialog isOpen onClose={onClose} label="Published versions" className="room-for-toasts">
        <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,36rem)] grid-rows-[auto_minmax(0,1fr)_auto] rounded-2 bg-raise text-ink text-ui shadow-float">
          <div className="border-rule border-b px-5 py-3.5">
            <h2 className="text-title">Published versions</h2>
            <p className="mt-1 text-ink-2">
              {edition === 'browser'
                ? 'Readers can compare them. In this edition the last ten of all articles are kept, and given up first when the storage is full.'
                : 'Readers can compare them. Withhold one that they must not see; they are told the reason.'}
            </p>
          </div>
          <div className="overflow-auto px-5" aria-busy={!versions && !failure}>
            {failure ? (
              <p role="alert" className="py-4">
                {failure.detail}
              </p>
            ) : null}
            {versions?.length === 0 ? (
              <p className="py-4">The article was not published yet.</p>
            ) : null}
            <ul aria-label="Published versions">
              {versions?.map((version) => (
                <VersionRow
                  key={version.id}
                  version={version}
                  onWithhold={() => setAsked(version)}
                  onShow={() => void show(version.id)}
                />
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
            <Button tone="line" size="small" onClick={onClose} className="pointer-coarse:min-h-11">
              Close
            </Button>
          </div>
        </div>
      </Dialog>
      {asked ? (
        <ReasonQuestion
          title="Withhold this version"
          about={title}
          label="Reason"
          hint="A sentence that readers see in its place."
          missing={REASON_MISSING}
          submitLabel="Withhold"
          onGive={(reason) => void withhold(asked.id, reason)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
