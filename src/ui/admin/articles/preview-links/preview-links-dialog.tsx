import { type FormEvent, useEffect, useState } from 'react';
import { type Problem, unexpectedProblem } from '#api/problem.ts';
import type { ListedPreviewLink } from '#core/article/preview-links/preview-link.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { copyLink } from '#ui/kit/stores/copy-link.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useWork } from '../../parts/api/use-work.ts';
import { SelectField, TextInput } from '../../parts/form/form-field.tsx';
import { Instant } from '../../parts/instant.tsx';
import { useBackOffice } from '../../shell/back-office-route.tsx';

const shown = { newest: 'The newest words', now: 'The article as it is now' };

/** Loads the valid links of an article; `load` loads them again. */
function useLinks(articleId: string) {
  const [links, setLinks] = useState<readonly ListedPreviewLink[]>();
  const [failure, setFailure] = useState<Problem['details']>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads the links again
  useEffect(() => {
    let isCurrent = true;
    adminClient()
      .ask('GET /admin/articles/:id/preview-links', { id: articleId })
      .then(
        (list) => isCurrent && setLinks(list.links),
        (error: unknown) => isCurrent && setFailure(unexpectedProblem(error).details),
      );
    return () => {
      isCurrent = false;
    };
  }, [articleId, round]);
  return { links, failure, load: () => setRound((before) => before + 1) };
}

/** The link that was just made: it can be copied now and never again. */
function MadeLink({ link }: { link: string }) {
  return (
    <div role="status" className="grid gap-2 border-strong border-y-2 bg-wash px-5 py-3">
      <p>The link is shown once. Copy it now.</p>
      <div className="flex flex-wrap gap-2">
        <input
          readOnly
          aria-label="Preview link"
          value={link}
          onFocus={({ target }) => target.select()}
          className="min-h-9 min-w-0 flex-1 rounded-1 border border-edge bg-paper px-2 pointer-coarse:min-h-11"
        />
        <Button
          size="small"
          onClick={() => void copyLink('Preview link copied to clipboard.', link)}
          className="pointer-coarse:min-h-11"
        >
          Copy link
        </Button>
      </div>
    </div>
  );
}

function LinkRow({ link, onRevoke }: { link: ListedPreviewLink; onRevoke: () => void }) {
  const { label, at, by, until, isNewest } = link;
  const name = label || 'Without a name';
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-rule border-b py-2.5 wrap-anywhere">
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{name}</b>
        <span className="block text-meta">
          {isNewest ? 'Newest words' : 'As of '}
          {isNewest ? null : <Instant at={at} />}
          {by?.name ? `, by ${by.name}` : ''}, until <Instant at={until} />
        </span>
      </span>
      <Button
        tone="line"
        size="small"
        aria-label={`Revoke: ${name}`}
        onClick={onRevoke}
        className="pointer-coarse:min-h-11"
      >
        Revoke
      </Button>
    </li>
  );
}

interface PreviewLinksDialogProps {
  articleId: string;
  onClose: () => void;
}

/** Makes, lists and revokes links by which people without an account read the article. */
export function PreviewLinksDialog({ articleId, onClose }: PreviewLinksDialogProps) {
  const { edition } = useBackOffice().site;
  const { links, failure, load } = useLinks(articleId);
  const work = useWork();
  const [label, setLabel] = useState('');
  const [shows, setShows] = useState<string>('newest');
  const [made, setMade] = useState<{ id: string; link: string }>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await work.run(() =>
      adminClient().ask('POST /admin/articles/:id/preview-links', {
        ...{ id: articleId, label, isNewest: shows === 'newest' },
      }),
    );
    if (answer === undefined) return;
    setMade(answer);
    setLabel('');
    load();
  };
  const revoke = async (linkId: string): Promise<void> => {
    const revoked = await work.run(
      () =>
        adminClient().ask('DELETE /admin/articles/:id/preview-links/:linkId', {
          id: articleId,
          linkId,
        }),
      { title: 'Success', text: 'The link leads nowhere any more.' },
    );
    if (revoked !== undefined) setMade((last) => (last?.id === linkId ? undefined : last));
    load();
  };
  return (
    <Dialog isOpen onClose={onClose} label="Preview links" className="room-for-toasts">
      <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,36rem)] grid-rows-[auto_minmax(0,1fr)_auto] rounded-2 bg-raise text-ink text-ui shadow-float">
        <div className="border-rule border-b px-5 py-3.5">
          <h2 className="text-title">Preview links</h2>
          <p className="mt-1 text-ink-2">
            {edition === 'browser'
              ? 'In this edition articles live only in this browser, where no link leads. Use the preview.'
              : 'People with a link read the article without an account, for seven days or until you revoke it.'}
          </p>
        </div>
        <div className="overflow-auto">
          {made ? <MadeLink link={made.link} /> : null}
          {edition === 'browser' ? null : (
            <form
              noValidate
              onSubmit={(event) => void submit(event)}
              className="grid gap-3 border-rule border-b px-5 py-4"
            >
              <TextInput
                label="For"
                hint="A name for this list, such as the lawyer’s; the page does not show it."
                value={label}
                onChange={setLabel}
                error={work.failure?.field === 'label' ? work.failure.detail : undefined}
              />
              <SelectField label="Shows" value={shows} onChange={setShows} options={shown} />
              <Button
                type="submit"
                size="small"
                disabled={work.isBusy}
                className="justify-self-start pointer-coarse:min-h-11"
              >
                Make link
              </Button>
            </form>
          )}
          <div className="px-5" aria-busy={!links && !failure}>
            {failure ? (
              <p role="alert" className="py-4">
                {failure.detail}
              </p>
            ) : null}
            {links?.length === 0 && edition === 'server' ? (
              <p className="py-4">There are no links that lead here.</p>
            ) : null}
            <ul aria-label="Links">
              {links?.map((link) => (
                <LinkRow key={link.id} link={link} onRevoke={() => void revoke(link.id)} />
              ))}
            </ul>
          </div>
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
          <Button tone="line" size="small" onClick={onClose} className="pointer-coarse:min-h-11">
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
